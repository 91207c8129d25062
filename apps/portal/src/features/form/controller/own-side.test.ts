import type { Answers } from '@zhantai/engine';
import { expect, it } from 'vitest';
import { ownSide } from './own-side.ts';

const session = (draft: Answers, shown: Answers) => ({ draft: () => draft, answers: () => shown });

it('counts what stands by itself where the other side names it, and nothing else', () => {
  const mine = session({ note: 'x' }, { note: 'x', booth: 'B226', kit: 'keep' });
  expect(ownSide(mine, { booth: 'B226', note: 'y' })).toEqual({ note: 'x', booth: 'B226' });
});

it('takes what was typed, hidden too, before what is shown', () => {
  const mine = session({ booth: 'A101', hidden: 'kept' }, { booth: 'B226' });
  expect(ownSide(mine, { booth: 'B226' })).toEqual({ booth: 'A101', hidden: 'kept' });
});
