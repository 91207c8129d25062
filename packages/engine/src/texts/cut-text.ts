/** At most so many characters of a text as a user counts them, never half of one. */
export const cutText = (text: string, most: number): string =>
  text.length <= most ? text : Array.from(text).slice(0, most).join('').trimEnd();
