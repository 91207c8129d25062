import { expect, it } from 'vitest';
import { isMediaHost } from './is-media-host.ts';

it.each([
  ['media.expo.example', 'media.', true],
  ['media.expo.example:8443', 'media.expo.example', true],
  ['Media.Expo.example', 'media.expo.example', true],
  ['expo.example', 'media.', false],
  ['www.media.expo.example', 'media.', false],
  ['media.expo.example', null, false],
  ['media.expo.example', '', false],
])('%s where the media host is %s: %s (seed.md §2)', (host, mediaHost, expected) => {
  expect(isMediaHost(host, mediaHost)).toBe(expected);
});
