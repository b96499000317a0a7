// Generated from the field lists in core/readings by scripts/build. Do not edit.

export interface PermutationsParams {
  /** Whole, 0.0 to 5.0. */
  order: number;
}
export interface PermutationsReading {
  tokens: Float64Array;
  slots: Float64Array;
  orders: Float64Array[];
  outputs: Float64Array[];
  every: Float64Array[];
  distance: number;
}

export interface AddPositionParams {
  /** Whole, 0.0 to 63.0. */
  position: number;
}
export interface AddPositionReading {
  word: Float64Array;
  encoding: Float64Array;
  sum: Float64Array;
  norm: number;
}

export interface WeightCrossoverParams {
  /** 0.0 to 3.0. */
  weight: number;
}
export interface WeightCrossoverReading {
  sameWord: number;
  sameSlot: number;
  crossing: number;
  crossingValue: number;
  paperWeight: number;
  apart: number;
  weights: Float64Array;
  sameWordCurve: Float64Array;
  sameSlotCurve: Float64Array;
}

export interface IndexRampParams {
  /** Whole, 0.0 to 63.0. */
  position: number;
}
export interface IndexRampReading {
  encoding: number;
  embeddingLength: number;
  ratio: number;
  positionShare: number;
  positions: Float64Array;
  ramp: Float64Array;
}

export interface NormalisedIndexParams {
  /** Whole, 8.0 to 64.0. */
  length: number;
}
export interface NormalisedIndexReading {
  firstLength: number;
  slot: number;
  firstSlotValue: number;
  secondSlotValue: number;
  firstStep: number;
  secondStep: number;
  first: Float64Array;
  second: Float64Array;
}

export interface BinaryOdometerParams {
  /** Whole, 0.0 to 31.0. */
  position: number;
}
export interface BinaryOdometerReading {
  flips: number;
  bits: Float64Array;
  previousBits: Float64Array;
  periods: Float64Array;
  table: Float64Array[];
}

export interface FrequencyRowsParams {
  /** Whole, 0.0 to 7.0. */
  pair: number;
}
export interface FrequencyRowsReading {
  radiansPerToken: number;
  tokensPerTurn: number;
  frequencies: Float64Array;
  wavelengths: Float64Array;
  positions: Float64Array;
  waves: Float64Array[];
}

export interface SliceParams {
  /** Whole, 0.0 to 63.0. */
  position: number;
  allPairs: boolean;
}
export interface SliceReading {
  pairs: number;
  numbers: number;
  nearestPosition: number;
  nearestDistance: number;
  sines: Float64Array;
  cosines: Float64Array;
  changes: Float64Array;
  positions: Float64Array;
  waves: Float64Array[];
}

export interface BaseLadderParams {
  /** Whole, 0.0 to 15.0. */
  pair: number;
  /** 100.0 to 10000000.0, logarithmic. */
  base: number;
}
export interface BaseLadderReading {
  wavelength: number;
  above: number;
  window: number;
  paperBase: number;
  llamaBase: number;
  wavelengths: Float64Array;
  referenceWavelengths: Float64Array;
}

export interface ShiftRotationParams {
  /** Whole, 0.0 to 63.0. */
  position: number;
  /** Whole, 0.0 to 16.0. */
  step: number;
  /** Whole, 0.0 to 15.0. */
  pair: number;
}
export interface ShiftRotationReading {
  frequency: number;
  positionAngle: number;
  stepAngle: number;
  endAngle: number;
  start: Float64Array;
  end: Float64Array;
  mapped: Float64Array;
  block: Float64Array[];
}

export interface TwoSlicesParams {
  /** Whole, 0.0 to 39.0. */
  first: number;
  /** Whole, 0.0 to 24.0. */
  gap: number;
}
export interface TwoSlicesReading {
  second: number;
  similarity: number;
  terms: Float64Array;
  firstColumn: Float64Array;
  secondColumn: Float64Array;
  positions: Float64Array;
  waves: Float64Array[];
}

export interface SimilarityCurveParams {
  /** Whole, 0.0 to 63.0. */
  position: number;
}
export interface SimilarityCurveReading {
  ahead: number;
  aheadPosition: number;
  score: number;
  keys: Float64Array;
  scores: Float64Array;
  points: Float64Array;
  curve: Float64Array;
}

export interface ProjectionMixParams {
  /** 0.0 to 1.0. */
  mix: number;
}
export interface ProjectionMixReading {
  spreadGap: number;
  spread: number;
  starts: Float64Array;
  gaps: Float64Array;
  curves: Float64Array[];
  exact: Float64Array;
  position: number;
  terms: Float64Array;
  shares: Float64Array;
  score: number;
}

export interface LearnedRowsParams {
  /** Whole, 0.0 to 62.0. */
  row: number;
  /** 0.0 to 1.0. */
  smoothness: number;
}
export interface LearnedRowsReading {
  cosine: number;
  current: Float64Array;
  next: Float64Array;
  table: Float64Array[];
}

export interface LearnedSimilarityParams {
  /** 0.0 to 1.0. */
  smoothness: number;
}
export interface LearnedSimilarityReading {
  learnedNeighbour: number;
  exactNeighbour: number;
  learned: Float64Array;
  pairCosines: Float64Array;
  gaps: Float64Array;
  exact: Float64Array;
  pairGaps: Float64Array;
}

export interface TableOverflowParams {
  /** Whole, 1.0 to 2048.0. */
  length: number;
}
export interface TableOverflowReading {
  rows: number;
  tableWidth: number;
  parameters: number;
  failed: boolean;
  failingIndex: number;
  missing: number;
  firstMissing: number;
  lastMissing: number;
}

export interface RopeScoreParams {
  /** Whole, 0.0 to 63.0. */
  queryPosition: number;
  /** Whole, 0.0 to 63.0. */
  keyPosition: number;
}
export interface RopeScoreReading {
  score: number;
  gap: number;
  frequency: number;
  queryAngle: number;
  keyAngle: number;
  query: Float64Array;
  key: Float64Array;
  turnedQuery: Float64Array;
  turnedKey: Float64Array;
  gaps: Float64Array;
  scores: Float64Array;
}

export interface RopeDialsParams {
  /** Whole, 0.0 to 63.0. */
  position: number;
  allPairs: boolean;
}
export interface RopeDialsReading {
  pairs: number;
  frequencies: Float64Array;
  angles: Float64Array;
  turns: Float64Array;
  hands: Float64Array[];
}

export interface RopeDecayParams {
  /** Whole, 0.0 to 2048.0. */
  gap: number;
  /** 100.0 to 10000000.0, logarithmic. */
  base: number;
}
export interface RopeDecayReading {
  score: number;
  referenceScore: number;
  paperBase: number;
  llamaBase: number;
  curve: Float64Array;
  gaps: Float64Array;
  referenceCurve: Float64Array;
  rotaryOperations: number;
  projectionOperations: number;
  share: number;
}

export interface PositionInterpolationParams {
  /** 1.0 to 16.0. */
  scale: number;
  /** Whole, 0.0 to 15.0. */
  pair: number;
}
export interface PositionInterpolationReading {
  askedPosition: number;
  trainedLength: number;
  askedAngle: number;
  ceilingAngle: number;
  excess: number;
  neighbourAngle: number;
  neighbourShare: number;
  frequencies: Float64Array;
  asked: Float64Array;
  ceilings: Float64Array;
}

export interface PairingParams {
  /** Whole, 0.0 to 15.0. */
  slot: number;
}
export interface PairingReading {
  interleavedPair: number;
  halfSplitPair: number;
  interleavedPartner: number;
  halfSplitPartner: number;
  interleavedFrequency: number;
  halfSplitFrequency: number;
  ratio: number;
  factor: number;
  agreements: number;
  interleavedPairs: Float64Array;
  halfSplitPairs: Float64Array;
  order: Float64Array;
}

export interface ParameterCostParams {
  /** Whole, 1024.0 to 1048576.0, logarithmic. */
  length: number;
}
export interface ParameterCostReading {
  tableParameters: number;
  sinusoidalParameters: number;
  rotaryParameters: number;
  firstUselessToken: number;
  lengths: Float64Array;
  parameters: Float64Array;
}

export type ScorecardParams = Record<string, never>;
export interface ScorecardReading {
  largestNorm: Float64Array;
  smallestDistance: Float64Array;
  contentCosine: Float64Array;
  distanceSpread: Float64Array;
  beyond: Float64Array;
  interpolatedBeyond: number;
  stretch: number;
  parameters: Float64Array;
}

export interface Widgets {
  'permutations': { params: PermutationsParams; reading: PermutationsReading };
  'add-position': { params: AddPositionParams; reading: AddPositionReading };
  'weight-crossover': { params: WeightCrossoverParams; reading: WeightCrossoverReading };
  'index-ramp': { params: IndexRampParams; reading: IndexRampReading };
  'normalised-index': { params: NormalisedIndexParams; reading: NormalisedIndexReading };
  'binary-odometer': { params: BinaryOdometerParams; reading: BinaryOdometerReading };
  'frequency-rows': { params: FrequencyRowsParams; reading: FrequencyRowsReading };
  'slice': { params: SliceParams; reading: SliceReading };
  'base-ladder': { params: BaseLadderParams; reading: BaseLadderReading };
  'shift-rotation': { params: ShiftRotationParams; reading: ShiftRotationReading };
  'two-slices': { params: TwoSlicesParams; reading: TwoSlicesReading };
  'similarity-curve': { params: SimilarityCurveParams; reading: SimilarityCurveReading };
  'projection-mix': { params: ProjectionMixParams; reading: ProjectionMixReading };
  'learned-rows': { params: LearnedRowsParams; reading: LearnedRowsReading };
  'learned-similarity': { params: LearnedSimilarityParams; reading: LearnedSimilarityReading };
  'table-overflow': { params: TableOverflowParams; reading: TableOverflowReading };
  'rope-score': { params: RopeScoreParams; reading: RopeScoreReading };
  'rope-dials': { params: RopeDialsParams; reading: RopeDialsReading };
  'rope-decay': { params: RopeDecayParams; reading: RopeDecayReading };
  'position-interpolation': { params: PositionInterpolationParams; reading: PositionInterpolationReading };
  'pairing': { params: PairingParams; reading: PairingReading };
  'parameter-cost': { params: ParameterCostParams; reading: ParameterCostReading };
  'scorecard': { params: ScorecardParams; reading: ScorecardReading };
}
