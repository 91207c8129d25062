import { randomInt } from 'node:crypto';
import { glyphs } from './tasks/glyphs.ts';

const characters = Object.keys(glyphs);

/** A text for a captcha: four characters, 65,536 of them. */
export function makeCaptchaText(): string {
  return Array.from({ length: 4 }, () => characters[randomInt(characters.length)] ?? '').join('');
}
