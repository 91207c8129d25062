import type { PreviewWords } from '@zhantai/messages/preview';
import { createResource } from '@zhantai/shell/resource/resource.ts';
import { useResource } from '@zhantai/shell/resource/use-resource.ts';
import { useDebounced } from '@zhantai/shell/use-debounced.ts';
import { FieldFrame, TextInput } from '@zhantai/ui';
import { useId, useMemo, useState } from 'react';
import { useServices } from '../../shell/session/services-context.ts';
import type { PreviewChoice } from './preview-choice.ts';

const PAUSE_MS = 250;
/** So many are offered. */
const MOST_OFFERED = 20;

interface ExhibitorFieldProps {
  readonly chosen: PreviewChoice['exhibitor'];
  readonly onChoose: (exhibitor: PreviewChoice['exhibitor']) => void;
  readonly words: PreviewWords;
}

/** An exhibitor, found by name or code. */
export const ExhibitorField = ({ chosen, onChoose, words }: ExhibitorFieldProps) => {
  const { client } = useServices();
  const id = useId();
  const [typed, setTyped] = useState(chosen?.name ?? '');
  const search = useDebounced(typed.trim(), PAUSE_MS);
  const found = useMemo(
    () =>
      createResource(() =>
        client.call('consoleExhibitors', {
          query: { size: MOST_OFFERED, ...(search === '' ? {} : { search }) },
        }),
      ),
    [client, search],
  );
  const state = useResource(found);
  const offered = state.status === 'ready' ? state.data.records : [];
  const isNone = state.status === 'ready' && offered.length === 0;
  const help = isNone ? words.findNone : chosen === null ? words.choose : undefined;
  return (
    <FieldFrame help={help} id={id} label={words.find}>
      <TextInput
        id={id}
        list={`${id}-list`}
        onChange={(event) => {
          const text = event.currentTarget.value;
          setTyped(text);
          const one = offered.find(({ name, code }) => name === text || code === text);
          onChoose(one === undefined ? null : { id: one.id, name: one.name });
        }}
        value={typed}
      />
      <datalist id={`${id}-list`}>
        {offered.map(({ id: exhibitorId, code, name }) => (
          <option key={exhibitorId} value={name}>
            {code}
          </option>
        ))}
      </datalist>
    </FieldFrame>
  );
};
