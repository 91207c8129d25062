/** Seconds as minutes and seconds, `9:05`. */
export function minutesLeft(seconds: number): string {
  const rest = Math.max(0, seconds);
  return `${Math.floor(rest / 60)}:${String(rest % 60).padStart(2, '0')}`;
}
