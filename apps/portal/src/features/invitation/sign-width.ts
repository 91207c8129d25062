/** Measured at this height, pixels. */
const MEASURED_AT_PX = 100;

/** What a figure of a narrow face takes of its height, where nothing can be measured. */
const NARROW = 0.46;

/** How many times as wide as high a text is in the face of signs, with the tight spacing of the poster. */
export function signWidth(text: string): number {
  const context = document.createElement('canvas').getContext('2d');
  if (context === null) return text.length * NARROW;
  context.font = `700 ${MEASURED_AT_PX}px ${getComputedStyle(document.documentElement).getPropertyValue('--code')}`;
  // A little air: letters stand out of their places.
  return (context.measureText(text).width / MEASURED_AT_PX) * 1.02;
}
