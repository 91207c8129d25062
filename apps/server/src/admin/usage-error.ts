/** A command that was not typed right, or asks for what cannot be; the message is one sentence. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
