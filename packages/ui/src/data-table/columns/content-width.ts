/** Pixels that a cell needs for what is drawn in it on one line, its own room and edges included; rounded up. */
export const contentWidth = (cell: HTMLElement): number => {
  const range = document.createRange();
  range.selectNodeContents(cell);
  const { paddingLeft, paddingRight } = getComputedStyle(cell);
  const sides = Number.parseFloat(paddingLeft) + Number.parseFloat(paddingRight);
  // `scrollWidth` is rounded, so that a part of a pixel was cut.
  return Math.ceil(range.getBoundingClientRect().width + sides) + cell.offsetWidth - cell.clientWidth;
};
