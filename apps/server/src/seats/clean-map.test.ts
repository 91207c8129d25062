import { expect, it } from 'vitest';
import { cleanMap } from './clean-map.ts';

const open = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10">';

it('keeps shapes, words, ids and places', () => {
  const map = `${open}<g transform="translate(1 2)"><rect id="seat-A-3-6" x="1" y="2" width="3" height="4" fill="#fff"></rect><text x="1">A 区</text></g></svg>`;
  expect(cleanMap(map)).toBe(map);
});

it.each([
  ['a script', '<script>alert(1)</script>'],
  ['a handler', '<rect onclick="alert(1)"></rect>'],
  ['a style', '<style>@import "//x"</style>'],
  ['a style attribute', '<rect style="fill:url(//x)"></rect>'],
  ['a link', '<a href="javascript:alert(1)"><text>x</text></a>'],
  ['a use', '<use href="//x#y"/>'],
  ['a picture', '<image href="//x"/>'],
  ['HTML', '<foreignObject><iframe src="//x"></iframe></foreignObject>'],
  ['a reference', '<rect fill="url(//x#y)"></rect>'],
  ['an animation', '<set attributeName="onload" to="alert(1)"/>'],
  ['an entity', '&lt;script&gt;'],
])('drops %s', (_what, inside) => {
  const clean = cleanMap(`${open}${inside}<rect id="kept"></rect></svg>`) ?? '';
  expect(clean).toContain('id="kept"');
  expect(clean).not.toMatch(/<script|alert|url\(|href|style|iframe|import|onclick|onload|\/\/x/i);
});

it('takes nothing that is no SVG', () => {
  expect(cleanMap('<p>hello</p>')).toBeNull();
  expect(cleanMap('')).toBeNull();
});
