import { describe, expect, it } from 'vitest';
import { captchaEn as captcha } from './captcha/captcha-en.ts';
import { en as consoleWords } from './console/en.ts';
import { en as dataTable } from './data-table/en.ts';
import { en as fields } from './fields/en.ts';
import { format } from './format.ts';
import { en as gallery } from './gallery/en.ts';
import { en as grid } from './grid/en.ts';
import { en as kit } from './kit/en.ts';
import { en as pickers } from './pickers/en.ts';
import { loadPageWords, loadPortalWords, type PageWords } from './portal/index.ts';
import { en as problems } from './problems/en.ts';
import { en as refusals } from './refusals/en.ts';
import { en as server } from './server/en.ts';
import { en as workbooks } from './workbooks/en.ts';

/** Words that stand behind a number and are the same for one and for many. */
const ALIKE: ReadonlySet<string> = new Set(
  `of per to in on a each other more left first failed not open needed allowed wanted chosen
   selected handed approved returned used unread imported registered declined submitted ready
   unpaid decimal verification waiting found with s m km px`.split(/\s+/),
);

/** What these take is a name, a text or a number that says which, not how many. */
const NAMES =
  /^(?:label|name|username|title|company|form|booth|host|by|who|what|text|time|start|end|size|code|number|index|countries|savedBy|amount|deposit|tier)$/;

/** Every area of words of the portal, so that a new one is read here, too. */
const areas: Readonly<Record<keyof PageWords, () => Promise<unknown>>> = {
  signIn: () => loadPageWords('signIn', 'en'),
  home: () => loadPageWords('home', 'en'),
  account: () => loadPageWords('account', 'en'),
  formLater: () => loadPageWords('formLater', 'en'),
  own: () => loadPageWords('own', 'en'),
  guests: () => loadPageWords('guests', 'en'),
  people: () => loadPageWords('people', 'en'),
  transport: () => loadPageWords('transport', 'en'),
  booking: () => loadPageWords('booking', 'en'),
  tables: () => loadPageWords('tables', 'en'),
  signing: () => loadPageWords('signing', 'en'),
};

const words = {
  captcha,
  console: consoleWords,
  dataTable,
  fields,
  gallery,
  grid,
  kit,
  pickers,
  portal: await loadPortalWords('en'),
  pages: await Promise.all(Object.values(areas).map((load) => load())),
  problems,
  refusals,
  server,
  workbooks,
};

/** Every sentence of these words that takes something, by its place, as what it says of that something. */
function sentencesOf(part: unknown, place: string): (readonly [string, (value: number) => string])[] {
  if (typeof part === 'function') {
    const [, list = ''] = /^\(?([^)=]*)\)?\s*=>/.exec(String(part)) ?? [];
    const names = list.split(',').map((name) => name.trim());
    return names.map((counted, index) => [
      `${place} (${counted})`,
      (value) => {
        if (NAMES.test(counted)) return '';
        const given = names.map((_, at) => (at === index ? value : 'X'));
        try {
          return String(Reflect.apply(part, undefined, given));
        } catch {
          // It takes something else than a number or a text.
          return '';
        }
      },
    ]);
  }
  if (typeof part === 'string') {
    const names = new Set([...part.matchAll(/\{(\w+)/g)].map(([, name = '']) => name));
    const counts = [...names].filter((name) => !NAMES.test(name));
    return counts.map((name) => [
      `${place} {${name}}`,
      (value) =>
        format(part, { ...Object.fromEntries([...names].map((each) => [each, 'X'])), [name]: value }),
    ]);
  }
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([key, inner]) => sentencesOf(inner, `${place}.${key}`));
}

const behind = (text: string, number: number): readonly string[] =>
  [...text.matchAll(new RegExp(String.raw`(?<![\w.,:/-])${number} ([a-z]+)`, 'g'))].map(
    ([, word = '']) => word,
  );

describe('English counts', () => {
  it('say one thing and two things differently', () => {
    const wrong = sentencesOf(words, 'en').flatMap(([place, say]) => {
      const one = behind(say(1), 1);
      const same = behind(say(2), 2).filter((word) => one.includes(word) && !ALIKE.has(word));
      return same.map((word) => `${place}: 1 ${word}, 2 ${word}`);
    });
    expect(wrong.join('\n')).toBe('');
  });
});
