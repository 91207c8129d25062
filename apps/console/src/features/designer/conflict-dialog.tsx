import type { DraftConflict } from '@zhantai/contract';
import type { DesignerWords } from '@zhantai/messages/designer';
import { Dialog } from '@zhantai/ui/dialog/dialog.tsx';
import { useState } from 'react';
import { ConflictList, type Side } from '../../shell/changes/conflict-list.tsx';
import { itemOf } from './canvas-entries.ts';
import { findItem, type Detail } from './draft/items.ts';

interface ConflictDialogProps {
  readonly conflicts: readonly DraftConflict[];
  readonly detail: Detail;
  readonly onSettle: (sides: Readonly<Record<string, Side>>) => void;
  readonly words: DesignerWords;
}

/** Asks of each thing that two people changed differently whose stays; nothing is saved before all are chosen. */
export const ConflictDialog = ({ conflicts, detail, onSettle, words }: ConflictDialogProps) => {
  const [sides, setSides] = useState<Readonly<Record<string, Side>>>({});
  const isChosen = conflicts.every(({ key }) => sides[key] !== undefined);
  const labels: Readonly<Record<string, string>> = words.settings;
  return (
    <Dialog
      closable={false}
      confirmLabel={words.conflictDone}
      dismissable={false}
      onClose={() => undefined}
      title={words.conflictTitle}
      {...(isChosen && {
        onConfirm: () => {
          onSettle(sides);
        },
      })}
    >
      <ConflictList
        conflicts={conflicts.map(({ key, mine, theirs }) => ({
          key,
          to: mine,
          now: theirs,
          by: null,
          at: null,
        }))}
        labelOf={(key) => {
          const [, , ...parts] = key.split('/');
          const id = conflicts.find((one) => one.key === key)?.formItemId ?? null;
          const raw = findItem(detail, id);
          const setting = parts.map((part) => labels[settingOf(part)] ?? part).join(' › ');
          return [raw === undefined ? (id ?? key) : itemOf(raw).label, setting].filter(Boolean).join(' › ');
        }}
        onChoose={(key, side) => {
          setSides((before) => ({ ...before, [key]: side }));
        }}
        sides={sides}
        textOf={(key, value) => {
          const isWhole = conflicts.find((one) => one.key === key)?.kind === 'deleted';
          if (isWhole) return value === undefined ? words.deleted : words.kept;
          if (value === undefined || value === null) return '';
          return typeof value === 'string' ? value : JSON.stringify(value);
        }}
      />
    </Dialog>
  );
};

/** `formItemLabel` says what settings call `label`. */
function settingOf(part: string): string {
  const own = /^formItem([A-Z])(\w*)$/.exec(part);
  return own === null ? part : `${own[1]?.toLowerCase() ?? ''}${own[2] ?? ''}`;
}
