import { normalise, parseDefinition, validate } from '@zhantai/engine';
import type { Item } from '@zhantai/engine';
import { describe, expect, it } from 'vitest';
import { demoForms } from './demo-forms.ts';

const TODAY = '2026-11-18';

/** An item or a column of a demo form, by form code and prop. */
function itemOf(sheet: string, prop: string): Item {
  const form = demoForms.find(({ formCode }) => formCode === sheet);
  const items = form === undefined ? [] : parseDefinition(form.definition).items;
  const found = items.flatMap((item) => [item, ...item.columns]).find((item) => item.prop === prop);
  if (found === undefined) throw new Error(`${sheet} has no ${prop}`);
  return found;
}

/** What a form of that field alone keeps of a text, and what it says of it. */
function taken(item: Item, text: string) {
  const kept = normalise(item, text);
  const definition = parseDefinition({ formItems: [item.source] });
  const found = validate(definition, { [item.prop]: kept }, { today: TODAY });
  return { kept, said: found.map(({ code, params }) => params['message'] ?? code) };
}

const abroad = [
  ['+852 9123 4567', '+85291234567'],
  ['0085291234567', '+85291234567'],
  ['＋８５２－９１２３－４５６７', '+85291234567'],
  ['+1 (415) 555-0100', '+14155550100'],
  ["'+44 20 7946 0958", '+442079460958'],
] as const;
const mainland = [
  ['138 0013 8005', '13800138005'],
  ['+86 138-0013-8005', '13800138005'],
  ['008613800138005', '13800138005'],
  ['１３８００１３８００５', '13800138005'],
] as const;
const anyPhone = [
  ['A1', 'mobile'],
  ['D2', 'contact_mobile'],
  ['F6', 'v_mobile'],
] as const;

describe('numbers of telephones in the demo’s forms', () => {
  it.each(anyPhone.flatMap((place) => [...abroad, ...mainland].map((text) => [...place, ...text] as const)))(
    '%s %s takes %j as %j',
    (sheet, prop, text, kept) => expect(taken(itemOf(sheet, prop), text)).toEqual({ kept, said: [] }),
  );

  it.each(abroad)('B1 mobile_os takes %j as %j', (text, kept) =>
    expect(taken(itemOf('B1', 'mobile_os'), text)).toEqual({ kept, said: [] }),
  );

  it.each(anyPhone)('%s %s says what a number looks like', (sheet, prop) =>
    expect(taken(itemOf(sheet, prop), '12345').said).toEqual(['请填 11 位手机号，境外以 + 和区号开头']),
  );

  it.each([
    ['A1', 'phone'],
    ['A2', 'web_contact'],
    ['A4', 'reg_phone'],
  ] as const)('%s %s takes the code of a city in brackets', (sheet, prop) =>
    expect(taken(itemOf(sheet, prop), '(0417) 6620 4417').said).toEqual([]),
  );
});

describe('names in Latin letters', () => {
  it.each(['Société José', 'O’Brien Ltd', 'Łódź & Søn A/S', 'Công ty Nguyễn', '“Alpha” – Beta™', 'Ə Group'])(
    '%j is a name of a company',
    (text) => {
      for (const [sheet, prop] of [
        ['A1', 'company_name_en'],
        ['A2', 'name_en'],
      ] as const)
        expect(taken(itemOf(sheet, prop), text)).toEqual({ kept: text, said: [] });
    },
  );

  it.each([
    'Nguyễn Văn A',
    'O’Brien',
    'O‘Brien',
    'Oʻgʻiloy',
    'Mʼbaye',
    'İlkin Əliyev',
    'Jean‑Luc Dvořák',
    'Ọ̀ṣun',
  ])('%j is a name of a person', (text) =>
    expect(taken(itemOf('B1', 'name_py'), text)).toEqual({ kept: text, said: [] }),
  );

  it.each([
    ['A1', 'company_name_en'],
    ['A2', 'name_en'],
    ['B1', 'name_py'],
  ] as const)('%s %s refuses Chinese and full-width letters', (sheet, prop) => {
    for (const text of ['江澜机床', 'ＡＢＣ'])
      expect(taken(itemOf(sheet, prop), text).said).toEqual([expect.stringContaining('拉丁字母')]);
  });

  it.each(
    (['A3', 'A5'] as const).flatMap((sheet) =>
      [
        'SOCIÉTÉ D’ÉLECTRICITÉ',
        'ŁÓDŹ SP. Z O.O.',
        'İŞ MAKİNA A.Ş.',
        'CÔNG TY NGUYỄN',
        'GRO\u1e9eE Æ & Œ',
      ].map((text) => [sheet, text] as const),
    ),
  )('%s letters a fascia with the capitals of any language: %s', (sheet, text) => {
    const form = demoForms.find(({ formCode }) => formCode === sheet);
    const items = form === undefined ? [] : parseDefinition(form.definition).items;
    const lettered = items.filter(({ rules }) =>
      rules.some(({ pattern }) => pattern?.startsWith(String.raw`/^[\p{Lu}`)),
    );
    expect(lettered.flatMap((item) => taken(item, text).said)).toEqual([]);
    expect(lettered.length).toBeGreaterThan(0);
  });
});

describe('numbers of documents', () => {
  it.each([
    ['foreign resident card of 18 digits', '９11156199001010018', '911156199001010018'],
    ['foreign resident card of 15 signs', 'usa110084121501', 'USA110084121501'],
    ['passport in small letters', ' e12345678\u200b', 'E12345678'],
    ['permit of Hong Kong with brackets in full width', 'ｈ１２３４５６（７）', 'H123456(7)'],
  ])('B1 takes a %s', (_, text, kept) =>
    expect(taken(itemOf('B1', 'id_no_other'), text)).toEqual({ kept, said: [] }),
  );
});
