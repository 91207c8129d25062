import type { TableColumn } from './column.ts';

/** The title of a column with its unit, as the head writes it. */
export const headText = ({ title, unit = '' }: TableColumn<never>): string =>
  unit === '' ? title : `${title} ${unit}`;
