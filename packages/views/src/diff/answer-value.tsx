import { describe, traitsOf } from '@zhantai/engine';
import type { DescribeWords, Item } from '@zhantai/engine';
import { Icon } from '@zhantai/ui';
import type { AnswerRow, AnswerSide } from './answer-rows.ts';
import { diffTexts } from './text-diff.ts';
import styles from './answer-value.module.css';

/** A file as a reader needs it. */
export interface AnswerFile {
  readonly id: string;
  readonly name: string;
  readonly mime: string;
  /** Signed for a while; opens in a new window. */
  readonly link: string;
}

/** What it takes to show answers to a reader. */
export interface AnswerReading {
  readonly language: string;
  /** Words for the texts of values; what is not given is a plain sign. */
  readonly values: Partial<DescribeWords>;
  /** Labels of dictionary values: prop, or `prop/column`, → value → label. */
  readonly labels: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly files: ReadonlyMap<string, AnswerFile>;
  readonly blank: string;
  readonly notUploaded: string;
  readonly signature: string;
  /** Where the picture of a stored signature can be had; the link itself without it. */
  readonly imageOf?: ((link: string) => string) | undefined;
  readonly openFile: (name: string) => string;
  /** The unit behind a value, as the language writes it. */
  readonly unit: (value: number | null, unit: string) => string;
}

/** What {@link AnswerValue} takes. */
export interface AnswerValueProps {
  readonly row: AnswerRow;
  readonly side: 'before' | 'after';
  readonly reading: AnswerReading;
}

/** One side of an answer: text with what went and came marked, links for files, the picture of a signature. */
export const AnswerValue = ({ row, side, reading }: AnswerValueProps) => {
  const answer = row[side];
  // A record that was not there, or is no more, has nothing to say on that side.
  if (answer === null && row.record !== null && row.record.fate !== 'kept') return null;
  const { files } = traitsOf(row.item);
  if (files === 'several') return <Files answer={answer} reading={reading} row={row} side={side} />;
  if (files === 'drawing') return <Signature answer={answer} reading={reading} />;
  const place = row.record === null ? row.prop : `${row.prop}/${row.item.prop}`;
  const text = sideText(answer, row.item, place, reading);
  const unit = text !== '' && row.item.unit !== '' ? ` ${reading.unit(numberIn(answer), row.item.unit)}` : '';
  if (!row.changed)
    return text === '' ? (
      <Blank word={reading.blank} />
    ) : (
      <span className={styles['text']}>{text + unit}</span>
    );
  const before = sideText(row.before, row.item, place, reading);
  const after = sideText(row.after, row.item, place, reading);
  const unwanted = side === 'before' ? 'added' : 'removed';
  if (text === '') return <Blank word={reading.blank} />;
  return (
    <span className={styles['text']}>
      {diffTexts(before, after, reading.language)
        .filter((part) => part.kind !== unwanted)
        .map((part, index) => {
          const key = `${index} ${part.kind}`;
          if (part.kind === 'removed') return <del key={key}>{part.text}</del>;
          if (part.kind === 'added') return <ins key={key}>{part.text}</ins>;
          return <span key={key}>{part.text}</span>;
        })}
      {unit}
    </span>
  );
};

const Blank = ({ word }: { readonly word: string }) => <span className={styles['blank']}>{word}</span>;

const Files = ({
  answer,
  row,
  side,
  reading,
}: {
  readonly answer: AnswerSide | null;
  readonly row: AnswerRow;
  readonly side: 'before' | 'after';
  readonly reading: AnswerReading;
}) => {
  const ids = idsOf(answer);
  if (ids.length === 0) return <Blank word={reading.notUploaded} />;
  const others = new Set(idsOf(row[side === 'before' ? 'after' : 'before']));
  const Mark = side === 'before' ? 'del' : 'ins';
  return (
    <ul className={styles['files']}>
      {ids.map((id) => {
        const file = reading.files.get(id);
        const name = file?.name ?? id;
        const words = row.changed && !others.has(id) ? <Mark>{name}</Mark> : name;
        return (
          <li className={styles['file']} key={id}>
            {file?.mime.startsWith('image/') === true ? (
              <img alt="" className={styles['thumb']} loading="lazy" src={file.link} />
            ) : (
              <Icon name="download" />
            )}
            {file === undefined ? (
              words
            ) : (
              <a aria-label={reading.openFile(name)} href={file.link} rel="noopener" target="_blank">
                {words}
              </a>
            )}
          </li>
        );
      })}
    </ul>
  );
};

const Signature = ({
  answer,
  reading,
}: {
  readonly answer: AnswerSide | null;
  readonly reading: AnswerReading;
}) => {
  const link = answer?.value;
  return typeof link === 'string' && link !== '' ? (
    <img alt={reading.signature} className={styles['signature']} src={reading.imageOf?.(link) ?? link} />
  ) : (
    <Blank word={reading.blank} />
  );
};

/** One side as a line; empty where nothing was answered, as it is stored where it cannot be read. */
function sideText(side: AnswerSide | null, item: Item, place: string, reading: AnswerReading): string {
  if (side === null) return '';
  const labels = reading.labels[place] ?? {};
  return (
    side.unreadable ??
    describe(item, side.value, {
      ...reading.values,
      labelOf: (value) => (Object.hasOwn(labels, value) ? labels[value] : undefined),
    })
  );
}

function numberIn(side: AnswerSide | null): number | null {
  return typeof side?.value === 'number' ? side.value : null;
}

function idsOf(answer: AnswerSide | null): readonly string[] {
  const value = answer?.value;
  return Array.isArray(value) ? value.map(String) : [];
}
