import { ApiError } from '@zhantai/contract/client';
import { Button, ErrorBox, FieldFrame, TextInput } from '@zhantai/ui';
import { useSending } from '@zhantai/ui/feedback/use-sending.ts';
import { useId, useState, type FormEvent } from 'react';
import { withExhibition } from '../../shell/address/exhibition-address.ts';
import { detailOf } from '../../shell/frame/loading.tsx';
import { LeaveGuard } from '../../shell/leave/leave-guard.tsx';
import { useServices } from '../../shell/session/services-context.ts';
import { useSpeech } from '../../shell/words/words-context.ts';
import styles from './exhibitions.module.css';
import { blankExhibition, creationOf, faultsOf, type TypedExhibition } from './typed-exhibition.ts';

type TextName = Exclude<keyof TypedExhibition, 'zone'>;

const zones = Intl.supportedValuesOf('timeZone');

/** Makes an exhibition and leads into it. */
export const NewExhibitionForm = () => {
  const { client, location } = useServices();
  const { words } = useSpeech();
  const text = words.newExhibition;
  const id = useId();
  const [typed, setTyped] = useState(blankExhibition);
  const [tried, setTried] = useState(false);
  const { busy, refusal, send } = useSending((error) => {
    if (!(error instanceof ApiError)) throw error;
    return detailOf(error, words.load.offline);
  });
  const faults = tried ? faultsOf(typed, text) : {};

  const save = async (form: HTMLFormElement) => {
    setTried(true);
    const [wrong] = Object.keys(faultsOf(typed, text));
    if (wrong !== undefined) {
      form.querySelector<HTMLInputElement>(`[name=${wrong}]`)?.focus();
      return;
    }
    await send(async () => {
      const made = await client.call('consoleCreateExhibition', { body: creationOf(typed) });
      location.enter(withExhibition(made.id, '/set-up'));
    });
  };
  const field = (name: TextName, help?: string, type = 'text') => (
    <FieldFrame
      error={faults[name]}
      help={help}
      id={`${id}-${name}`}
      label={text[name]}
      required={name !== 'titleHant' && name !== 'titleEn'}
    >
      <TextInput
        aria-describedby={`${id}-${name}-${faults[name] === undefined ? 'help' : 'error'}`}
        id={`${id}-${name}`}
        invalid={faults[name] !== undefined}
        maxLength={name === 'id' ? 32 : 200}
        name={name}
        onChange={(event) => {
          setTyped({ ...typed, [name]: event.currentTarget.value });
        }}
        type={type}
        value={typed[name]}
      />
    </FieldFrame>
  );
  return (
    <form
      className={styles['form']}
      noValidate
      onSubmit={(event: FormEvent<HTMLFormElement>) => {
        event.preventDefault();
        if (!busy) void save(event.currentTarget);
      }}
    >
      <LeaveGuard isUnsaved={!busy && JSON.stringify(typed) !== JSON.stringify(blankExhibition)} />
      {refusal !== null && <ErrorBox title={refusal} />}
      {field('title')}
      {field('titleHant', text.otherHelp)}
      {field('titleEn', text.otherHelp)}
      {field('id', text.idHelp)}
      <div className={styles['days']}>
        {field('start', undefined, 'date')}
        {field('end', undefined, 'date')}
      </div>
      <FieldFrame help={text.zoneHelp} id={`${id}-zone`} label={text.zone} required>
        <select
          aria-describedby={`${id}-zone-help`}
          className={styles['select']}
          id={`${id}-zone`}
          onChange={(event) => {
            setTyped({ ...typed, zone: event.currentTarget.value });
          }}
          value={typed.zone}
        >
          {zones.map((zone) => (
            <option key={zone}>{zone}</option>
          ))}
        </select>
      </FieldFrame>
      <div>
        <Button busy={busy} type="submit" variant="primary">
          {text.submit}
        </Button>
      </div>
    </form>
  );
};
