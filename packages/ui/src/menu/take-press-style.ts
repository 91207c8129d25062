/** The id under which react-aria looks for its rule before it writes a style element. */
const ID = 'react-aria-pressable-style';

/**
 * Lets react-aria find its rule for what is pressed: it stands in our stylesheet, because pages take no inline styles.
 */
export function takePressStyle(): void {
  if (document.getElementById(ID) !== null) return;
  const mark = document.createElement('meta');
  mark.id = ID;
  document.head.append(mark);
}
