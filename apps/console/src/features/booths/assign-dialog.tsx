import type { BoothEffect, ConsoleBooth } from '@zhantai/contract';
import { ApiError } from '@zhantai/contract/client';
import { createResource } from '@zhantai/shell/resource/resource.ts';
import { useLastReady } from '@zhantai/shell/resource/use-last-ready.ts';
import { useResource } from '@zhantai/shell/resource/use-resource.ts';
import { useDebounced } from '@zhantai/shell/use-debounced.ts';
import { FieldFrame, TextInput } from '@zhantai/ui';
import { Dialog } from '@zhantai/ui/dialog/dialog.tsx';
import { useSending } from '@zhantai/ui/feedback/use-sending.ts';
import { useId, useMemo, useState } from 'react';
import { detailOf } from '../../shell/frame/loading.tsx';
import { useServices } from '../../shell/session/services-context.ts';
import { useSpeech } from '../../shell/words/words-context.ts';
import { EffectList } from '../exhibitors/effect-list.tsx';
import { placeOf } from '../exhibitors/place-of.ts';
import styles from './booths.module.css';

interface AssignDialogProps {
  readonly booth: ConsoleBooth;
  readonly onDone: (booth: ConsoleBooth) => void;
  readonly onClose: () => void;
}

const SEARCH_DELAY = 300;
const MOST = 8;

/** Gives a booth to an exhibitor, or to nobody; what that changes of their forms is shown before it is done. */
export const AssignDialog = ({ booth, onDone, onClose }: AssignDialogProps) => {
  const { client } = useServices();
  const { words, language } = useSpeech();
  const text = words.booths;
  const id = useId();
  const owner = booth.exhibitor;
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState<string | null>(owner?.id ?? null);
  const [effects, setEffects] = useState<readonly BoothEffect[] | null>(null);
  const settled = useDebounced(search.trim(), SEARCH_DELAY);
  const list = useMemo(
    () =>
      createResource(() =>
        client.call('consoleExhibitors', {
          query: { ...(settled === '' ? {} : { search: settled }), size: MOST },
        }),
      ),
    [client, settled],
  );
  const { data } = useLastReady(useResource(list, true));
  const { busy, refusal, send, again } = useSending((error) => {
    if (!(error instanceof ApiError)) throw error;
    return detailOf(error, words.load.offline);
  });
  const choose = (exhibitorId: string | null) => {
    setChosen(exhibitorId);
    setEffects(null);
  };
  const confirm = async () => {
    const from = owner?.id ?? null;
    if (chosen === from) {
      onClose();
      return;
    }
    const change = { exhibitorId: { from, to: chosen } };
    await send(async () => {
      if (effects === null) {
        const found = await client.call('consoleBoothEffects', {
          language,
          params: { id: booth.id },
          body: { change },
        });
        setEffects(found);
        if (found.length > 0) {
          again();
          return;
        }
      }
      onDone(await client.call('consoleChangeBooth', { params: { id: booth.id }, body: { change } }));
    });
  };
  const found = (data?.records ?? []).filter((one) => one.id !== owner?.id);
  return (
    <Dialog
      busy={busy}
      confirmLabel={text.assignConfirm}
      dismissable={chosen === (owner?.id ?? null)}
      onClose={onClose}
      onConfirm={() => {
        void confirm();
      }}
      title={text.assignTitle(placeOf(booth, words))}
      width="confirm"
    >
      <div className={styles['fields']}>
        <FieldFrame id={id} label={text.find}>
          <TextInput
            id={id}
            maxLength={100}
            onChange={(event) => {
              setSearch(event.currentTarget.value);
            }}
            value={search}
          />
        </FieldFrame>
        <fieldset className={styles['choices']}>
          <legend>{text.whose}</legend>
          <Choice
            checked={chosen === null}
            label={text.nobody}
            name={id}
            onChoose={() => {
              choose(null);
            }}
          />
          {owner !== null && (
            <Choice
              checked={chosen === owner.id}
              label={`${owner.name} ${owner.code}`}
              name={id}
              onChoose={() => {
                choose(owner.id);
              }}
            />
          )}
          {found.map((one) => (
            <Choice
              checked={chosen === one.id}
              key={one.id}
              label={`${one.name} ${one.code}`}
              name={id}
              onChoose={() => {
                choose(one.id);
              }}
            />
          ))}
        </fieldset>
        <EffectList effects={effects ?? []} />
        {refusal !== null && (
          <p className={styles['refusal']} role="alert">
            {refusal}
          </p>
        )}
      </div>
    </Dialog>
  );
};

interface ChoiceProps {
  readonly label: string;
  readonly name: string;
  readonly checked: boolean;
  readonly onChoose: () => void;
}

const Choice = ({ label, name, checked, onChoose }: ChoiceProps) => (
  <label className={styles['choice']}>
    <input checked={checked} name={name} onChange={onChoose} type="radio" />
    {label}
  </label>
);
