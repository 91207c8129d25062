import { eachLanguage } from '../text.ts';
import type { Text } from '../text.ts';

/** A letter that is signed: what is said first, the points, and what follows from them, as markup. */
export function letter(opening: Text, points: readonly Text[], closing: Text): Text {
  return eachLanguage((index) => {
    const list = points.map((point) => `<li>${point[index]}</li>`).join('');
    return `<p>${opening[index]}</p><ol>${list}</ol><p>${closing[index]}</p>`;
  });
}
