const focusable = 'input:not([type="hidden"]), textarea, select, button, a[href], [tabindex="0"]';

/** Scrolls to a field and gives its first control the focus; false when it is not on the page. */
export function focusControl(id: string): boolean {
  const field = document.getElementById(`${id}-field`) ?? document.getElementById(id);
  if (field === null) return false;
  field.scrollIntoView({ block: 'center' });
  const own = document.getElementById(id);
  const target =
    own?.matches(focusable) === true ? own : (field.querySelector<HTMLElement>(focusable) ?? own);
  target?.focus({ preventScroll: true });
  // Fields that come into sight for the first time may be higher than was thought: the place has moved.
  requestAnimationFrame(() => field.scrollIntoView({ block: 'center' }));
  return true;
}
