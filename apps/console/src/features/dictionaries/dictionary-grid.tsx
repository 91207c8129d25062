import type { ConsoleDictionary } from '@zhantai/contract';
import { ApiError } from '@zhantai/contract/client';
import { openSession } from '@zhantai/engine';
import type { ConsoleWords } from '@zhantai/messages/console';
import { Button, toast } from '@zhantai/ui';
import { useSending } from '@zhantai/ui/feedback/use-sending.ts';
import { FormView } from '@zhantai/views';
import { useEffect, useState } from 'react';
import { detailOf } from '../../shell/frame/loading.tsx';
import { LeaveGuard } from '../../shell/leave/leave-guard.tsx';
import { useServices } from '../../shell/session/services-context.ts';
import { useSpeech } from '../../shell/words/words-context.ts';
import styles from './dictionaries.module.css';
import type { Grid } from './load-grid.ts';
import {
  countChanges,
  dictionaryChange,
  rowsOf,
  typedEntries,
  wrongEntry,
  type WrongEntry,
} from './typed-entries.ts';

interface DictionaryGridProps {
  readonly dictionary: ConsoleDictionary;
  readonly grid: Grid;
  readonly onSaved: () => void;
}

/** The entries of a dictionary in the grid of the forms; what is changed is collected and saved at once. */
export const DictionaryGrid = ({ dictionary, grid, onSaved }: DictionaryGridProps) => {
  const { client } = useServices();
  const { words, language } = useSpeech();
  const text = words.dictionaries;
  const { code, values } = dictionary;
  const [session] = useState(() =>
    openSession(grid.definition, { answers: rowsOf(dictionary), today: grid.services.today }),
  );
  const [typed, setTyped] = useState(() => typedEntries(session.draft(), values));
  // The grid says some things otherwise than they came: what it holds untouched is what was seen.
  const [seen] = useState(typed);
  const [wrong, setWrong] = useState<string | null>(null);
  useEffect(
    () =>
      session.subscribe(() => {
        setTyped(typedEntries(session.draft(), values));
        setWrong(null);
      }),
    [session, values],
  );
  const { busy, refusal, send } = useSending((error) => {
    if (!(error instanceof ApiError)) throw error;
    return error.reason === 'THING_CHANGED' ? text.changed : detailOf(error, words.load.offline);
  });
  const change = dictionaryChange(seen, typed);
  const count = change === null ? 0 : countChanges(change);

  const save = async () => {
    if (change === null) {
      toast(text.unchanged, 'plain');
      return;
    }
    const found = wrongEntry(typed);
    setWrong(found === null ? null : sentenceOf(found, text));
    if (found !== null) return;
    await send(async () => {
      await client.call('consoleChangeDictionary', { language, params: { code }, body: change });
      toast(text.saved, 'done');
      onSaved();
    });
  };
  const problem = wrong ?? refusal;
  return (
    <>
      <LeaveGuard isUnsaved={change !== null} />
      <FormView device={grid.faces} services={grid.services} session={session} words={grid.words} />
      <div className={styles['bar']}>
        {problem !== null && (
          <p className={styles['refusal']} role="alert">
            {problem}
          </p>
        )}
        <output>{count === 0 ? text.unchanged : text.changes(count)}</output>
        <Button
          busy={busy}
          onClick={() => {
            void save();
          }}
          variant="primary"
        >
          {text.save}
        </Button>
      </div>
    </>
  );
};

function sentenceOf(wrong: WrongEntry, text: ConsoleWords['dictionaries']): string {
  switch (wrong.kind) {
    case 'needValue':
      return text.needValue(wrong.row);
    case 'noParent':
      return text.noParent(wrong.value, wrong.parent);
    default:
      return text[wrong.kind](wrong.value);
  }
}
