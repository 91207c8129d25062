// Money is whole fen and quantities are whole hundredths inside; only the wire has yuan and decimals.

/** Yuan of an amount in fen, as the wire has it: two decimals at most. */
export function yuan(fen: number): number {
  return Number(`${fen < 0 ? '-' : ''}${digits(Math.abs(fen))}`);
}

function digits(fen: number): string {
  return `${Math.floor(fen / 100)}.${String(fen % 100).padStart(2, '0')}`;
}

/** Hundredths of a quantity; null if it has more decimals than allowed, or is no number above zero. */
export function hundredths(quantity: number, decimals: number): number | null {
  if (!Number.isFinite(quantity) || quantity <= 0) return null;
  const whole = Math.round(quantity * 100);
  // The nearest double of a number with so many decimals is what was sent, or it has more of them.
  if (whole / 100 !== quantity || whole % 10 ** (2 - decimals) !== 0) return null;
  return whole;
}

/** A quantity as the wire has it. */
export function quantityOf(whole: number): number {
  return whole / 100;
}

/** What is multiplied: fen, hundredths of the unit, per cent of the period, nights. */
export interface Amount {
  readonly unitPrice: number;
  readonly quantity: number;
  readonly factor: number;
  readonly nights: number;
}

/** Fen of a line, exact, rounded half up; null if it is more than can be counted exactly. */
export function amountOf({ unitPrice, quantity, factor, nights }: Amount): number | null {
  const exact = BigInt(unitPrice) * BigInt(quantity) * BigInt(factor) * BigInt(nights);
  const fen = (exact + 5_000n) / 10_000n;
  return fen > BigInt(Number.MAX_SAFE_INTEGER) / 1_000n ? null : Number(fen);
}
