import { loadPortalWords } from '@zhantai/messages/portal';
import { describe, expect, it } from 'vitest';
import { savedText } from './saved-text.ts';

const words = (await loadPortalWords('zh-Hans')).form.saved;

describe('a save that failed', () => {
  it('says what the server said, for a network that works need not be looked at', () => {
    const sentence = '服务器繁忙，请稍后再试';
    const { text, retry } = savedText({ kind: 'kept', why: 'failed', sentence }, words);
    expect(text).toBe(`没保存上 · ${sentence}`);
    expect(retry).toBe(true);
  });

  it('sends to the network where what answered was no server of ours', () => {
    expect(savedText({ kind: 'kept', why: 'failed', sentence: '' }, words).text).toBe(
      '没保存上，请检查网络后重试',
    );
  });
});
