// The half of the bench inside the page: mounts a subject and tells when its work is on screen.

/** Milliseconds after which work counts as not done. */
const TIMEOUT_MS = 60_000;

/** Makes a subject drivable from outside as `window.bench`. */
export function offer(subject) {
  const { probe } = subject;
  let place = null;
  let form = null;

  const count = (selector) => place.querySelectorAll(selector).length;
  const inSight = () =>
    [...place.querySelectorAll(probe.fields)].filter((one) => one.offsetParent !== null).length;
  const inputOf = (id) => {
    const found = probe.input(id, place);
    return typeof found === 'string' ? place.querySelector(found) : found;
  };
  const cells = () => probe.cells?.(place) ?? count('input, select');

  window.bench = {
    async mount(spec, wanted) {
      await window.bench.unmount();
      place = document.body.appendChild(document.createElement('div'));
      form = subject.mount(place, spec);
      const isTable = spec.name === 'table';
      await painted(() => (isTable ? cells() : count(probe.fields)) >= wanted);
      form = await form;
      return place.getElementsByTagName('*').length;
    },
    async unmount() {
      await form?.unmount();
      place?.remove();
      form = null;
    },
    async set(id, value, wanted) {
      form.set(id, value);
      await painted(() => inSight() === wanted);
    },
    async validate(wanted) {
      form.validate();
      await painted(() => count(probe.errors) >= wanted);
    },
    /** As the keyboard pastes into what has the focus. */
    paste(text) {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', text);
      document.activeElement.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
      );
    },
    scrollToEnd() {
      const frame = place.querySelector('table').parentElement;
      frame.scrollTop = frame.scrollHeight;
    },
    hasCell: (row, column) => probe.cell(place, row, column) !== null,
    gridReady: () => painted(() => place.querySelector('[role=grid][aria-describedby]') !== null),
    focusField: (id) => focus(inputOf(id)),
    focusCell: (row, column) => focus(probe.cell(place, row, column)),
    typed: () => document.activeElement.value,
    inSight,
  };
}

/** Resolves one frame after the first in which it is done. */
function painted(isDone) {
  const end = performance.now() + TIMEOUT_MS;
  return new Promise((resolve, reject) => {
    const look = () => {
      if (isDone()) requestAnimationFrame(() => resolve());
      else if (performance.now() > end) reject(new Error('not on screen in time'));
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}

/** With the caret at the end, as after a click behind the text. */
function focus(input) {
  input.focus();
  input.setSelectionRange?.(input.value.length, input.value.length);
}
