import type { ReactNode } from 'react';

/** How a row looks on a phone: two lines, an amount at the right; what is not given is taken from the columns. */
export interface PhoneFaces<Row> {
  readonly title?: (row: Row, index: number) => ReactNode;
  readonly note?: (row: Row, index: number) => ReactNode;
  readonly amount?: (row: Row, index: number) => ReactNode;
  /** A tap on the row opens it. */
  readonly onPress?: (row: Row, index: number) => void;
}
