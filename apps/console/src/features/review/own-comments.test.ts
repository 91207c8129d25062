import { describe, expect, it } from 'vitest';
import { placeKey, placeOf, withOwnComment } from './own-comments.ts';

const height = { prop: 'height', path: null };

describe('comments of a reviewer', () => {
  it('stand once at each field and at each cell', () => {
    const first = withOwnComment(new Map(), height, ' 请降低 ');
    const second = withOwnComment(first, { prop: 'rows', path: [1, 'weight'] }, '太重');
    const third = withOwnComment(second, height, '请降到 4.5 米');
    expect([...third.values()]).toEqual([
      { prop: 'height', comment: '请降到 4.5 米' },
      { prop: 'rows', path: [1, 'weight'], comment: '太重' },
    ]);
    expect(first.get('height')?.comment).toBe('请降低');
  });

  it('go away when their text is emptied', () => {
    expect(withOwnComment(withOwnComment(new Map(), height, '请降低'), height, '  ').size).toBe(0);
  });

  it('come back to the place they were written at', () => {
    const place = { prop: 'rows', path: [0, 'name'] } as const;
    const [comment] = withOwnComment(new Map(), place, '写全称').values();
    expect(comment === undefined ? '' : placeKey(placeOf(comment))).toBe(placeKey(place));
    expect(placeKey(place)).not.toBe(placeKey({ prop: 'rows', path: null }));
  });
});
