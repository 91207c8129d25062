const WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];
const CHECK = '10X98765432';
/** 1901-01-01. */
const FIRST_DAY = Date.UTC(1901, 0, 1);
const DAYS = 1_800;

/** A valid ID number of a region that does not exist, born before 1906; another one for every serial up to a million. */
export function sampleIdNumber(serial: number): string {
  const day = new Date(FIRST_DAY + (serial % DAYS) * 86_400_000).toISOString().slice(0, 10);
  const order = String((Math.floor(serial / DAYS) % 999) + 1).padStart(3, '0');
  const digits = `990417${day.replaceAll('-', '')}${order}`;
  const sum = WEIGHTS.reduce((total, weight, index) => total + weight * Number(digits[index]), 0);
  return `${digits}${CHECK[sum % 11]}`;
}
