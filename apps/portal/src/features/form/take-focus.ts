/** The ref of a box that says why something was not taken: whoever pressed the button far below it sees and hears it. */
export function takeFocus(box: HTMLElement | null): void {
  box?.scrollIntoView({ block: 'center' });
  box?.focus({ preventScroll: true });
}
