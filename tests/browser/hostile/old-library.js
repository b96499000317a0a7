// What libraries of 2007 did to pages, after Prototype 1.6: methods of their own on the browser's
// prototypes, where every loop meets them, and functions of the language replaced.

(() => {
  const extend = (target, methods) => {
    for (const name in methods) target[name] = methods[name];
  };
  const toArray = (iterable) => {
    if (!iterable) return [];
    if (iterable.toArray) return iterable.toArray();
    const results = [];
    for (let i = 0; i < (iterable.length || 0); i++) results.push(iterable[i]);
    return results;
  };
  function each(iterator) {
    for (let i = 0; i < this.length; i++) iterator(this[i], i);
    return this;
  }
  function clone() {
    return [].concat(this);
  }
  function collect(iterator, context) {
    const results = [];
    this.each((value, index) =>
      results.push(iterator ? iterator.call(context, value, index) : value),
    );
    return results;
  }
  function findAll(iterator, context) {
    const results = [];
    this.each((value, index) => iterator.call(context, value, index) && results.push(value));
    return results;
  }
  function detect(iterator, context) {
    return this.findAll(iterator, context)[0];
  }
  function first() {
    return this[0];
  }
  function last() {
    return this[this.length - 1];
  }
  function toJSON() {
    return `[${this.collect((value) => JSON.stringify(value)).join(', ')}]`;
  }
  extend(Array.prototype, {
    each,
    collect,
    map: collect,
    findAll,
    filter: findAll,
    select: findAll,
    detect,
    find: detect,
    entries: clone,
    toArray: clone,
    clone,
    first,
    last,
    toJSON,
    size() {
      return this.length;
    },
  });
  Array.from = toArray;
  window.$A = toArray;
  extend(String.prototype, {
    toArray() {
      return this.split('');
    },
    toJSON() {
      return `"${this}"`;
    },
  });
  extend(Element.prototype, {
    show() {
      this.style.display = '';
    },
    hide() {
      this.style.display = 'none';
    },
    visible() {
      return this.style.display !== 'none';
    },
    update(content) {
      this.textContent = content;
    },
    select(selector) {
      return toArray(this.querySelectorAll(selector));
    },
  });
})();
