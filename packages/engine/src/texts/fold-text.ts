/** What is left out of names when they are searched; the database has the same list in `fold_name`. */
const DROPPED = new RegExp(
  `[${[
    String.raw`\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u00d7\u00f7`,
    // accents of every script, and what only joins or selects
    String.raw`\u02b0-\u036f\u0483-\u0489\u0591-\u05bd\u061c\u064b-\u065f\u115f\u1160\u180b-\u180e\u1ab0-\u1aff\u1dc0-\u1dff`,
    // punctuation, blanks, invisible signs, currencies, arrows, shapes
    String.raw`\u2000-\u206f\u20a0-\u20f0\u2190-\u2bff\u2e00-\u2e7f`,
    // of the Chinese ones all but 々 〆 〇
    String.raw`\u3000-\u3004\u3008-\u3020\u302a-\u3030\u303d-\u303f\u30fb\ufe00-\ufe0f\ufe20-\ufe2f\ufeff\ufff9-\uffff`,
    String.raw`\u{e0000}-\u{e01ef}`,
  ].join('')}]`,
  'gu',
);

/**
 * Letters that Unicode does not take apart, each with what is typed for it where a keyboard lacks it; a sigma is the same
 * at the end of a word. The database has the same list.
 */
const TYPED: ReadonlyMap<string, string> = new Map(
  (
    'ßss æae œoe þth ςσ đd ðd ħh ıi ĸq łl ŋn øo ŧt ƀb ƃb ɓb ƈc ɖd ɗd ƌd ɛe ƒf ɠg ǥg ɨi ɩi ƙk ƚl ɫl ɲn ƞn ɔo ɵo ƥp ' +
    'ƫt ƭt ʈt ʉu ʋv ƴy ƶz ȡd ȥz ȴl ȵn ȷj ȼc ȶt ⱥa ⱦt ⱡl ȿs ɀz ɇe ɉj ɋq ɍr ɏy'
  )
    .split(' ')
    .map((pair) => [pair.slice(0, 1), pair.slice(1)]),
);
const LETTERS = new RegExp(`[${[...TYPED.keys()].join('')}]`, 'g');

/** A text as it is searched: width, case, accents, blanks, dots, the end of a word and what nobody sees do not count. */
export const foldText = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(DROPPED, '')
    .toLowerCase()
    .replace(LETTERS, (letter) => TYPED.get(letter) ?? letter);
