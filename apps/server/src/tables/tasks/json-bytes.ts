/** JSON as it goes into an answer: written in the worker, so that the server only passes it on. */
export function jsonBytes(value: unknown): Uint8Array {
  return new TextEncoder().encode(JSON.stringify(value));
}
