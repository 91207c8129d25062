import type { Language } from '@zhantai/engine';
import { renderServerWord, type ServerWord } from '@zhantai/messages/server';

const words: readonly ServerWord[] = [
  'digit0',
  'digit1',
  'digit2',
  'digit3',
  'digit4',
  'digit5',
  'digit6',
  'digit7',
  'digit8',
  'digit9',
];

/** Asks for digits in words, so that whoever is read to can answer. */
export function askInWords(digits: string, language: Language): string {
  const digitWords = digits.split('').map((digit) => {
    const word = words[Number(digit)];
    return word === undefined ? digit : renderServerWord(word, language, {});
  });
  return renderServerWord('captchaQuestion', language, { digits: digitWords.join(' ') });
}
