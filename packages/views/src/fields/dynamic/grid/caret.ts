/** An input that holds text with a caret; null for any other element. */
export function textInput(element: Element | EventTarget | null): HTMLInputElement | null {
  return element instanceof HTMLInputElement && element.selectionStart !== null ? element : null;
}

/** Whether all its text is selected, as after the cell was reached by keyboard; an empty one always is. */
export const isWhole = (input: HTMLInputElement): boolean =>
  input.selectionStart === 0 && input.selectionEnd === input.value.length;

/** Whether the caret stands at an end of the text. */
export const isAtEnd = (input: HTMLInputElement, end: 'first' | 'last'): boolean => {
  const place = end === 'first' ? 0 : input.value.length;
  return input.selectionStart === place && input.selectionEnd === place;
};

/** Whether a part of the text is selected. */
export const isPart = (input: HTMLInputElement): boolean =>
  input.selectionStart !== input.selectionEnd && !isWhole(input);

/** Puts a text into an input as typing it does: whoever listens takes it. */
export function typeInto(input: HTMLInputElement, text: string): void {
  // The setter of the prototype: React keeps one of its own on the element and would see no change.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
  input.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertReplacementText' }));
}
