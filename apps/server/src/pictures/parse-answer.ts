import type { PictureAnswer } from './picture-task.ts';

/** What a process says; null where it is no answer. A process that reads strangers' files is not trusted. */
export function parseAnswer(message: unknown): PictureAnswer | null {
  if (typeof message !== 'object' || message === null) return null;
  const said = new Map<string, unknown>(Object.entries(message));
  const kind = said.get('kind');
  const textOf = (name: string): string => String(said.get(name));
  if (kind === 'ready') return { kind };
  if (kind === 'failed') return { kind, message: textOf('message') };
  if (kind === 'disk')
    return { kind, message: textOf('message'), code: textOf('code'), syscall: textOf('syscall') };
  const [png, isPicture] = [said.get('png'), said.get('isPicture')];
  if (kind === 'drawn' && png instanceof Uint8Array) return { kind, png };
  if (kind === 'rewritten' && typeof isPicture === 'boolean') return { kind, isPicture };
  return null;
}
