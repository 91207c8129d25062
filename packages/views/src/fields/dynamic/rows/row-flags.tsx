import type { FieldNode } from '@zhantai/engine';
import { Flag } from '@zhantai/ui/data-table/flag.tsx';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { useForm } from '../../../context/form-context.ts';
import { exhibitFlags, flagColumns } from '../exhibit-flags.ts';

/** What {@link RowFlags} takes. */
export interface RowFlagsProps {
  /** The cells of the row by prop; keeps its identity. */
  readonly find: (prop: string) => FieldNode | undefined;
}

/** 超长 and 超重 after the name of an exhibit; they come and go as its sizes are typed. */
export const RowFlags = ({ find }: RowFlagsProps) => {
  const { words } = useForm();
  const cells = useMemo(() => flagColumns.map(find).filter((cell) => cell !== undefined), [find]);
  const subscribe = useCallback(
    (listener: () => void) => {
      const stops = cells.map((cell) => cell.subscribe(listener));
      return () => stops.forEach((stop) => stop());
    },
    [cells],
  );
  const shown = useSyncExternalStore(subscribe, () =>
    exhibitFlags(cells)
      .map((flag) => words.fields.rows[flag])
      .join(' '),
  );
  if (shown === '') return null;
  return shown.split(' ').map((word) => <Flag key={word}>{word}</Flag>);
};
