import { array, assert, constantFrom, oneof, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseItem } from '../definition/parse-item.ts';
import type { Item } from '../definition/item.ts';
import { normalise } from './normalise.ts';

const item = (type: string, data: object = {}): Item =>
  parseItem({
    formItemId: 'a',
    formItemType: type,
    formItemLabel: 'A',
    formItemOriginalData: JSON.stringify({ prop: 'a', ...data }),
  });
const rule = (type: string): Item => item('input', { rules: [{ type }] });

const items: Readonly<Record<string, Item>> = {
  input: item('input'),
  textarea: item('textarea'),
  password: item('password'),
  date: item('date'),
  mobile: rule('mobile'),
  phone: rule('phone'),
  anyPhone: rule('anyPhone'),
  idCard: rule('idCard'),
  id: item('input', { sensitive: 'id' }),
};
const of = (name: string, text: string): string => normalise(items[name] ?? item('input'), text);

describe('E2.12: a text is what its writer saw', () => {
  it.each([
    ['composed', 'Jose\u0301 Lu\u0308', 'Jos\u00e9 L\u00fc'],
    ['without zero-width characters', '\ufeff\u5f20\u200b\u4e09\u2060', '\u5f20\u4e09'],
    ['without controls of direction', '\u202e\u5f20\u4e09\u202c\u200f', '\u5f20\u4e09'],
    ['without soft hyphens', 'Zhan\u00adtai', 'Zhantai'],
    ['with ordinary blanks', 'Ana\u00a0Li\u3000Bo\u202fC', 'Ana Li Bo C'],
    ['without what stands around it', '\u3000 \u5f20\u4e09\t\u00a0', '\u5f20\u4e09'],
    ['composed where something unseen stood between', 'e\u200b\u0301', '\u00e9'],
    ['with its apostrophes', 'O\u2019Brien', 'O\u2019Brien'],
    [
      'with its dots',
      '\u4e70\u4e70\u63d0\u00b7\u963f\u5408\u5949',
      '\u4e70\u4e70\u63d0\u00b7\u963f\u5408\u5949',
    ],
    ['with its rare letters and their shapes', '\u{20bb7}\u845b\u{e0100}', '\u{20bb7}\u845b\u{e0100}'],
    [
      'with its emoji',
      '\u{1f468}\u200d\u{1f469}\u200d\u{1f467} \u2764\ufe0f\u200d\u{1f525}',
      '\u{1f468}\u200d\u{1f469}\u200d\u{1f467} \u2764\ufe0f\u200d\u{1f525}',
    ],
    ['with its flags', '\u{1f3f4}\u{e0067}\u{e0062}\u{e007f}', '\u{1f3f4}\u{e0067}\u{e0062}\u{e007f}'],
    [
      'with non-joiners of Persian',
      '\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645',
      '\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645',
    ],
    [
      'with joiners of Sinhala and Hindi',
      '\u0dc1\u0dca\u200d\u0dbb\u0dd3 \u0915\u094d\u200d\u0937',
      '\u0dc1\u0dca\u200d\u0dbb\u0dd3 \u0915\u094d\u200d\u0937',
    ],
    ['without joiners between letters that have none', '\u5f20\u200d\u4e09 a\u200cb', '\u5f20\u4e09 ab'],
    ['without tags and selectors that choose nothing', '\ufe0f\u5f20\u{e0041} \ufe0f', '\u5f20'],
    ['with letters of Korean that look alike', '\u3164\uac00', '\uac00'],
  ])('%s', (_, typed, kept) => expect(of('input', typed)).toBe(kept));

  it('a text area keeps its lines and its ends, a password its ends', () => {
    expect(of('textarea', ' \u3000one\r\n\n two\u200b \n')).toBe('  one\r\n\n two \n');
    expect(of('password', ' Abc\u200b 123 ')).toBe(' Abc 123 ');
  });
});

describe('E2.13: a mobile number is its eleven digits', () => {
  it.each([
    '138 0013 8005',
    '138-0013-8005',
    '138\u20130013\u20138005',
    '+86 138 0013 8005',
    '+86-13800138005',
    '(86)13800138005',
    '0086 138 0013 8005',
    '8613800138005',
    '\uff0b\uff18\uff16\uff11\uff13\uff18\uff10\uff10\uff11\uff13\uff18\uff10\uff10\uff15',
    "'13800138005",
    '\u202d13800138005\u202c',
    '\u200b138\u00a00013\u30008005\ufeff',
  ])('%j', (typed) => expect(of('mobile', typed)).toBe('13800138005'));

  it.each(['86138001380', '+861380013800', '008623800138005', '138001380055', '+852 9123 4567'])(
    'the code of the country stays where no such number remains: %j',
    (typed) => expect(of('mobile', typed)).toBe(typed.replaceAll(' ', '')),
  );
});

describe('E2.13: numbers of other kinds', () => {
  it.each([
    ['phone', '+852 9123 4567', '+85291234567'],
    ['phone', '0044 (20) 7946-0958', '+442079460958'],
    ['phone', '+44 (0)20 7946 0958', '+442079460958'],
    ['phone', '0044（0）20 7946 0958', '+442079460958'],
    ['phone', '(+86) (0) 138-0013-8005', '+8613800138005'],
    ['anyPhone', '+49 (0) 30 123456', '+4930123456'],
    ['phone', '+39 06 1234 5678', '+390612345678'],
    [
      'phone',
      '\uff0b\uff18\uff15\uff12\u3000\uff19\uff11\uff12\uff13\uff14\uff15\uff16\uff17',
      '+85291234567',
    ],
    ['phone', '+86 138 0013 8005', '+8613800138005'],
    ['anyPhone', '+86 138 0013 8005', '13800138005'],
    ['anyPhone', '138 0013 8005', '13800138005'],
    ['anyPhone', '00852 9123-4567', '+85291234567'],
    ['anyPhone', '\uff0b\uff18\uff15\uff12 9123 4567', '+85291234567'],
    ['idCard', '99041719030700008x', '99041719030700008X'],
    ['idCard', '990417 1903-0700 008\uff38', '99041719030700008X'],
    ['idCard', "'990417190101010012", '990417190101010012'],
    ['id', ' e 1234\uff15678\u200b', 'E12345678'],
    ['id', 'ab-12 3', 'AB-123'],
  ])('%s %j is %j', (name, typed, kept) => expect(of(name, typed)).toBe(kept));
});

describe('whatever stands in it', () => {
  const odd = constantFrom(
    ...Array.from(
      "\u200b\u200c\u200d\u180e\ufe0f\u{e0100}\u{e0041}\u{e007f}\u{1f3f4}\u00a0\u3000\u0301\u0345\u0390\u03b0\u1fb7\u0149\u00df\u0130\u094d\u0915\u0645\u1820\u{1f468}\u2764\u00ad-\uff0d(\uff08\uff09\uff07'+0086138\u1100\u1161\u11a8\ufb01\u212b\u1e9b\u0323\r\n\t \u{20bb7}\uf900",
    ),
  );
  const texts = oneof(
    string({ unit: 'binary', maxLength: 12 }),
    array(odd, { maxLength: 14 }).map((parts) => parts.join('')),
  );

  it.each(Object.keys(items))('twice is once: %s', (name) => {
    assert(
      property(texts, (text) => {
        const once = of(name, text);
        expect(of(name, once)).toBe(once);
        expect(once).toBe(once.normalize('NFC'));
      }),
    );
  });

  it('what can be seen is never lost', () => {
    assert(
      property(
        texts,
        constantFrom('\u5f20', 'a', '\u{20bb7}', '\u{1f3aa}', '7', '\u00b7', '\u0e01'),
        (text, seen) => {
          for (const name of Object.keys(items)) expect(of(name, text + seen).trim()).not.toBe('');
        },
      ),
    );
  });
});
