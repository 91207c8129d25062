import { assert, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { diffTexts } from './text-diff.ts';

const sideOf = (parts: ReturnType<typeof diffTexts>, without: 'removed' | 'added') =>
  parts
    .filter((part) => part.kind !== without)
    .map((part) => part.text)
    .join('');

describe('comparing two texts', () => {
  it('marks the words that went and came, in Chinese too', () => {
    const parts = diffTexts('铝合金桁架、木质饰面板、LED 屏', '铝合金桁架、阻燃饰面板、LED 屏', 'zh-Hans');
    expect(parts.some((part) => part.kind === 'same' && part.text.includes('铝合金桁架'))).toBe(true);
    expect(parts.some((part) => part.kind === 'removed' && part.text.includes('木质'))).toBe(true);
    expect(parts.some((part) => part.kind === 'added' && part.text.includes('阻燃'))).toBe(true);
  });

  it('tells texts that share little as one removed and one added', () => {
    expect(diffTexts('5.20', '4.45', 'en')).toEqual([
      { text: '5.20', kind: 'removed' },
      { text: '4.45', kind: 'added' },
    ]);
  });

  it('says nothing of two empty texts', () => {
    expect(diffTexts('', '', 'en')).toEqual([]);
  });

  it('always holds both texts whole', () => {
    assert(
      property(string(), string(), (before, after) => {
        const parts = diffTexts(before, after, 'zh-Hans');
        expect(sideOf(parts, 'added')).toBe(before);
        expect(sideOf(parts, 'removed')).toBe(after);
      }),
    );
  });
});
