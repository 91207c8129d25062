import type { ConsoleAuditEntry } from '@zhantai/contract';
import { auditSentences, type AuditWords } from '@zhantai/messages/audit';
import { Button } from '@zhantai/ui';
import type { TableColumn } from '@zhantai/ui/data-table/columns/column.ts';
import styles from './audit.module.css';

/** Columns of the audit. */
export function auditColumns(
  words: AuditWords,
  onThing: (thing: ConsoleAuditEntry['thing'], name: string) => void,
): readonly TableColumn<ConsoleAuditEntry>[] {
  const heads = words.columns;
  return [
    { key: 'at', title: heads.at, whole: true, value: ({ at }) => at.slice(0, 19) },
    { key: 'by', title: heads.by, value: ({ by, actor }) => by?.name ?? words.actors[actor] ?? actor },
    { key: 'action', title: heads.what, value: ({ action }) => words.actions[action] ?? action },
    {
      key: 'thing',
      title: heads.thing,
      width: 220,
      value: ({ thing }) => thingText(thing, words),
      render: ({ thing }) =>
        thing.id === '' ? (
          thingText(thing, words)
        ) : (
          <Button
            onClick={() => {
              onThing(thing, thingText(thing, words));
            }}
            size="small"
            title={words.only(thingText(thing, words))}
            variant="text"
          >
            <span className={styles['thing']}>{thingText(thing, words)}</span>
          </Button>
        ),
    },
    {
      key: 'changes',
      title: heads.changes,
      width: 420,
      ellipsisTooltip: false,
      value: (entry) => sentencesOf(entry, words).join(words.next),
      render: (entry) => (
        <ul className={styles['changes']}>
          {sentencesOf(entry, words).map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      ),
    },
    { key: 'address', title: heads.address, value: ({ address }) => address },
  ];
}

/** The kind of a thing and what it is called. */
function thingText({ kind, name }: ConsoleAuditEntry['thing'], { things }: AuditWords): string {
  return [things[kind] ?? kind, name ?? ''].filter((part) => part !== '').join(' ');
}

function sentencesOf({ detail, reason }: ConsoleAuditEntry, words: AuditWords): readonly string[] {
  const sentences = auditSentences(detail, words);
  return reason === null || reason === '' ? sentences : [...sentences, words.reason(reason)];
}
