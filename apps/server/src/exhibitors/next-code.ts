const digits = 4;

/** The code after so many: `E0001`, and with more digits once four do not do. */
export function nextCode(lastNumber: number): string {
  return `E${String(lastNumber + 1).padStart(digits, '0')}`;
}
