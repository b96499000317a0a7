// From a parameter of the core to a native range input and back.

import { scaleLinear, scaleLog } from 'd3-scale';
import type { FieldInfo } from '../../wasm/core.mjs';

/** A logarithmic parameter runs over this many equal steps of its slider. */
const logarithmicSteps = 600;
/** Page keys and arrows with Shift go this many steps at once. */
const coarse = 10;

export interface Slider {
  readonly min: number;
  readonly max: number;
  readonly step: number;
  toInput(value: number): number;
  /** The allowed value nearest to a place on the slider. */
  fromInput(place: number): number;
}

/** The allowed value nearest to any number. */
export function nearestAllowed(field: FieldInfo, value: number): number {
  const { low, high, step } = field;
  const clamped = Math.min(high, Math.max(low, value));
  if (step === 0) return clamped;
  // Counted in steps and printed back in decimals: 0.1 · 7 is to be 0.7.
  const steps = Math.round((clamped - low) / step);
  return Math.min(high, Number((low + steps * step).toPrecision(12)));
}

const sliders = new WeakMap<FieldInfo, Slider>();

export function sliderOf(field: FieldInfo): Slider {
  const slider = sliders.get(field) ?? makeSlider(field);
  sliders.set(field, slider);
  return slider;
}

function makeSlider(field: FieldInfo): Slider {
  const { low, high, step } = field;
  if (!field.logarithmic) {
    return {
      min: low,
      max: high,
      step,
      toInput: (value) => value,
      fromInput: (place) => nearestAllowed(field, place),
    };
  }
  const scale = scaleLog([low, high], [0, logarithmicSteps]);
  const round = scaleLinear([0, logarithmicSteps], [0, logarithmicSteps]).clamp(true);
  return {
    min: 0,
    max: logarithmicSteps,
    step: 1,
    toInput: (value) => Math.round(scale(value)),
    fromInput: (place) => nearestAllowed(field, scale.invert(round(place))),
  };
}

/** Where a key takes the slider, or undefined for a key that the browser handles itself. */
export function keyTarget(slider: Slider, place: number, event: KeyboardEvent): number | undefined {
  if (event.altKey || event.ctrlKey || event.metaKey) return undefined;
  const direction =
    event.key === 'ArrowRight' || event.key === 'ArrowUp' || event.key === 'PageUp'
      ? 1
      : event.key === 'ArrowLeft' || event.key === 'ArrowDown' || event.key === 'PageDown'
        ? -1
        : 0;
  if (direction === 0 || !(event.shiftKey || event.key.startsWith('Page'))) return undefined;
  const target = place + direction * coarse * slider.step;
  return Math.min(slider.max, Math.max(slider.min, target));
}
