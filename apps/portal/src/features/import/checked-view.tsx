import { useForm } from '@zhantai/views';
import { usePortal } from '../../shell/portal/portal-context.ts';
import { wireRows } from './applied-rows.ts';
import { FileReport } from './file/file-report.tsx';
import type { ImportPlace } from './import-place.ts';
import type { CheckedFile } from './use-import.ts';

export interface CheckedViewProps {
  readonly where: ImportPlace;
  readonly checked: CheckedFile;
  /** Why the server did not take the file as a whole. */
  readonly refusal: string | null;
}

/** A file for a sub-table that was read: all of it can come in, or nothing. */
export const CheckedView = ({ where: { node, replaces }, checked, refusal }: CheckedViewProps) => {
  const text = usePortal().words.tables.importing;
  const { words } = useForm();
  const there = wireRows(node).length;
  const after = there === 0 ? '' : replaces ? text.replaces(there) : text.appends(there);
  const verdict =
    checked.problems.length === 0
      ? { title: text.ready(checked.count), text: after }
      : { title: text.wrong, text: text.wrongText };
  return (
    <FileReport
      checked={checked}
      item={node.item}
      refusal={refusal === null ? [] : [text.refused, refusal]}
      verdict={verdict}
      words={words}
    />
  );
};
