import type { ConsoleForm, StaffExhibition } from '@zhantai/contract';
import { ApiError } from '@zhantai/contract/client';
import type { FormVersionsWords } from '@zhantai/messages/form-versions';
import { Button, ErrorBox, FieldFrame, Radio, TextInput } from '@zhantai/ui';
import { useSending } from '@zhantai/ui/feedback/use-sending.ts';
import { useId, useState, type FormEvent } from 'react';
import { detailOf } from '../../shell/frame/loading.tsx';
import { LeaveGuard } from '../../shell/leave/leave-guard.tsx';
import { useServices } from '../../shell/session/services-context.ts';
import { useSpeech } from '../../shell/words/words-context.ts';
import { FormFileField } from './form-file-field.tsx';
import { ExhibitionForm, PackForm } from './form-source.tsx';
import styles from './new-form.module.css';
import { blankForm, faultsOf, formSources, nextCode, requestOf, type TypedForm } from './typed-form.ts';

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('');

interface NewFormEditorProps {
  /** All of the exhibition, also those put away: their codes are taken, too. */
  readonly forms: readonly ConsoleForm[];
  readonly exhibitions: readonly StaffExhibition[];
  readonly onMade: () => void;
  readonly words: FormVersionsWords;
}

/** The fields of a new form; once it is made the designer opens. */
export const NewFormEditor = ({ forms, exhibitions, onMade, words }: NewFormEditorProps) => {
  const { client, href, location } = useServices();
  const { words: all } = useSpeech();
  const text = words.newForm;
  const id = useId();
  const [typed, setTyped] = useState(blankForm);
  const [tried, setTried] = useState(false);
  /** What was refused, until something of it is changed. */
  const [sent, setSent] = useState<TypedForm | null>(null);
  const { busy, refusal, send } = useSending((error) => {
    if (!(error instanceof ApiError)) throw error;
    return detailOf(error, all.load.offline);
  });
  const code = typed.code ?? nextCode(typed.group, forms);
  const from = typed.placeId ?? exhibitions.find(({ current }) => current)?.id ?? '';
  const faults = tried ? faultsOf(typed, code, text) : {};
  const change = (changed: Partial<TypedForm>) => {
    setTyped({ ...typed, ...changed });
  };
  const titles = new Map(forms.map(({ group, groupTitle }) => [group, groupTitle]));

  const make = async (form: HTMLFormElement) => {
    setTried(true);
    const [wrong] = Object.keys(faultsOf(typed, code, text));
    if (wrong !== undefined) {
      form.querySelector<HTMLElement>(`[name=${wrong}]`)?.focus();
      return;
    }
    setSent(typed);
    await send(async () => {
      const made = await client.call('consoleCreateForm', { body: requestOf(typed, code, from) });
      onMade();
      location.enter(href(`/forms/${encodeURIComponent(made.formId)}/design`).slice(1));
    });
  };
  const chosen = {
    placeId: typed.placeId,
    formId: typed.formId,
    fault: faults.formId,
    onPlace: (placeId: string) => {
      setTyped((now) => (now.placeId === placeId ? now : { ...now, placeId, formId: '' }));
    },
    onForm: (formId: string, title: string) => {
      setTyped((now) => ({
        ...now,
        formId,
        ...(title !== '' && now.title.trim() === '' && { title }),
      }));
    },
    words: text,
  };
  const described = (name: 'code' | 'title') => ({
    'aria-describedby': `${id}-${name}-${faults[name] === undefined ? 'help' : 'error'}`,
    id: `${id}-${name}`,
    invalid: faults[name] !== undefined,
    name,
  });
  return (
    <form
      className={styles['form']}
      noValidate
      onSubmit={(event: FormEvent<HTMLFormElement>) => {
        event.preventDefault();
        if (!busy) void make(event.currentTarget);
      }}
    >
      <LeaveGuard isUnsaved={!busy && JSON.stringify(typed) !== JSON.stringify(blankForm)} />
      {refusal !== null && sent === typed && <ErrorBox title={refusal} />}
      <fieldset className={styles['sources']}>
        <legend>{text.source}</legend>
        {formSources.map((one) => (
          <Radio
            checked={typed.source === one}
            key={one}
            name={`${id}-source`}
            onChange={() => {
              change({ source: one, placeId: null, formId: '' });
            }}
          >
            {text.sources[one]}
          </Radio>
        ))}
      </fieldset>
      {typed.source === 'copy' && <ExhibitionForm {...chosen} exhibitions={exhibitions} />}
      {typed.source === 'pack' && <PackForm {...chosen} />}
      {typed.source === 'file' && (
        <FormFileField
          fault={faults.file}
          file={typed.file}
          onFile={(file) => {
            change({ file });
          }}
          words={words}
        />
      )}
      <FieldFrame error={faults.title} help={text.nameHelp} id={`${id}-title`} label={text.name} required>
        <TextInput
          {...described('title')}
          maxLength={200}
          onChange={(event) => {
            change({ title: event.currentTarget.value });
          }}
          value={typed.title}
        />
      </FieldFrame>
      <div className={styles['pair']}>
        <FieldFrame help={text.groupHelp} id={`${id}-group`} label={text.group} required>
          <select
            aria-describedby={`${id}-group-help`}
            className={styles['select']}
            id={`${id}-group`}
            onChange={(event) => {
              change({ group: event.currentTarget.value });
            }}
            value={typed.group}
          >
            {letters.map((letter) => (
              <option key={letter} value={letter}>
                {`${letter} ${titles.get(letter) ?? ''}`.trim()}
              </option>
            ))}
          </select>
        </FieldFrame>
        <FieldFrame error={faults.code} help={text.codeHelp} id={`${id}-code`} label={text.code} required>
          <TextInput
            {...described('code')}
            maxLength={16}
            onChange={(event) => {
              change({ code: event.currentTarget.value });
            }}
            value={code}
          />
        </FieldFrame>
      </div>
      <p className={styles['note']}>{typed.source === 'blank' ? text.blankNote : text.filledNote}</p>
      <div>
        <Button busy={busy} type="submit" variant="primary">
          {text.submit}
        </Button>
      </div>
    </form>
  );
};
