import type { Item } from '@zhantai/engine';
import { Flag } from '@zhantai/ui/data-table/flag.tsx';
import { useForm } from '../../context/form-context.ts';
import { areExhibits } from './exhibit-flags.ts';
import styles from './rows/rows.module.css';

/** What the flags of exhibits ask for, under their table; the style sheet shows it while a flag is in sight. */
export const FlagNote = ({ columns }: { readonly columns: readonly Item[] }) => {
  const { words } = useForm();
  const { long, heavy, flagged } = words.fields.rows;
  if (!areExhibits(columns)) return null;
  return (
    <p className={styles['flagNote']} data-note="flags">
      <Flag>{long}</Flag>
      <Flag>{heavy}</Flag>
      <span>{flagged}</span>
    </p>
  );
};
