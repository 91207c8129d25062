/** Letters that take twice the room of a digit. */
const WIDE = /[\u1100-\u11ff\u2e80-\ua4cf\uac00-\ud7ff\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60\uffe0-\uffe6]/g;

/** How wide the longest line of a text is, in digits. */
export function textWidth(text: string): number {
  return Math.max(0, ...text.split('\n').map((line) => line.length + (line.match(WIDE)?.length ?? 0)));
}
