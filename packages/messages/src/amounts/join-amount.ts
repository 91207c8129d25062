/** A number and its unit: `2 sets`; a unit that begins with a number is taken so many times: `3 × 10,000 pcs`. */
export function joinAmount(quantity: number, unit: string): string {
  if (unit === '') return String(quantity);
  return /^\d/.test(unit) ? `${quantity} × ${unit}` : `${quantity} ${unit}`;
}
