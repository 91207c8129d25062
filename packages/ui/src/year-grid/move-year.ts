/** Years stand five in a row. */
const row = 5;

/** Where a key leads from a year; Page turns ten; null for other keys. */
export const moveYear = (year: number, key: string): number | null => {
  switch (key) {
    case 'ArrowLeft':
      return year - 1;
    case 'ArrowRight':
      return year + 1;
    case 'ArrowUp':
      return year - row;
    case 'ArrowDown':
      return year + row;
    case 'PageUp':
      return year - 10;
    case 'PageDown':
      return year + 10;
    case 'Home':
      return Math.floor(year / 10) * 10;
    case 'End':
      return Math.floor(year / 10) * 10 + 9;
    default:
      return null;
  }
};
