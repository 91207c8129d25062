import type { PictureTask } from './picture-task.ts';

const kinds: ReadonlySet<unknown> = new Set<PictureTask['kind']>(['captcha', 'svg', 'rewrite']);

/** Whether a message is a task: whatever comes over the channel of this process comes from its server. */
export function isPictureTask(message: unknown): message is PictureTask {
  return typeof message === 'object' && message !== null && 'kind' in message && kinds.has(message.kind);
}
