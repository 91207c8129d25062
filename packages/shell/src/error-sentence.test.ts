import { ApiError, callFailed } from '@zhantai/contract/client';
import { loadPortalWords } from '@zhantai/messages/portal';

import { expect, it } from 'vitest';
import { errorSentence } from './error-sentence.ts';

const words = await loadPortalWords('zh-Hans');
const refusal = (message: string) =>
  new ApiError({ status: 503, code: 503, reason: 'OVERLOADED', message, data: {}, retryAfter: 10_000 });

it('a server that answers nobody, or for which a proxy answers, was not reached', () => {
  expect(errorSentence(callFailed('NETWORK'), words)).toBe('没有连上服务器，请检查网络后重试');
  expect(errorSentence(refusal(''), words)).toBe('没有连上服务器，请检查网络后重试');
});

it('what the server says itself is said as it stands', () => {
  expect(errorSentence(refusal('访问的人较多，请稍后再试'), words)).toBe('访问的人较多，请稍后再试');
});
