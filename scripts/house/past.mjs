/** A migration that ran already: what it says stays as it ran. */
export function isPast(at) {
  return /\/migrations\/(?:entries|foundation|orders)\/|\/migrations\/00[0-5]\d-/.test(at);
}
