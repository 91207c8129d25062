import { StartupFailure } from './startup-failure.ts';

const sentences: Readonly<Record<string, string>> = {
  ENOSPC: 'The disk is full',
  EDQUOT: 'The disk quota of this user is used up',
  EROFS: 'The disk may only be read',
  EACCES: 'This user may not do that',
  EPERM: 'This user may not do that',
  EIO: 'The disk does not work',
  EMFILE: 'This process may open no more files',
  ENFILE: 'This machine may open no more files',
};

/** What the system refused while the server started, in one sentence; anything else as it was thrown. */
export function startupFault(error: unknown): unknown {
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') return error;
  const sentence = sentences[error.code];
  if (sentence === undefined) return error;
  const place = 'path' in error && typeof error.path === 'string' ? ` (${error.path})` : '';
  return new StartupFailure(`${sentence}${place}: see docs/operations.md, then start again.`);
}
