import type { SheetNotes as Notes } from '@zhantai/workbooks/read';
import { sheetWords } from '@zhantai/messages/workbooks';
import { usePortal } from '../../../shell/portal/portal-context.ts';
import styles from '../import.module.css';

/** What a person is told of a workbook beside its rows. */
export const SheetNotes = (sheet: Notes) => {
  const { others, dropped, filled, shared, across, totals, hiddenRows, hiddenColumns } = sheet;
  const { language, words } = usePortal();
  const text = words.tables.importing;
  const notes = [
    others.length > 0 ? text.others(others.join(sheetWords[language].listSeparator)) : '',
    filled > 0 ? text.filled(filled) : '',
    shared > 0 ? text.shared(shared) : '',
    across > 0 ? text.across(across) : '',
    totals > 0 ? text.totals(totals) : '',
    hiddenRows > 0 ? text.hiddenRows(hiddenRows) : '',
    hiddenColumns > 0 ? text.hiddenColumns(hiddenColumns) : '',
    dropped.length > 0 ? text.dropped : '',
  ].filter(Boolean);
  return notes.map((note) => (
    <p className={styles['help']} key={note}>
      {note}
    </p>
  ));
};
