import type { FillPart, FillPreview, Job } from '@zhantai/contract';
import { ApiError } from '@zhantai/contract/client';
import type { SetUpWords } from '@zhantai/messages/set-up';
import { Button, ButtonLink, ErrorBox } from '@zhantai/ui';
import { useSending } from '@zhantai/ui/feedback/use-sending.ts';
import { useMemo, useState } from 'react';
import { detailOf } from '../../shell/frame/loading.tsx';
import { LeaveGuard } from '../../shell/leave/leave-guard.tsx';
import { useMe } from '../../shell/session/me-context.ts';
import { useServices } from '../../shell/session/services-context.ts';
import { useSpeech } from '../../shell/words/words-context.ts';
import type { Brought } from './filled.tsx';
import { momentGroups, weekdayOf } from './moment-groups.ts';
import { MomentTable } from './moment-table.tsx';
import { PartList } from './part-list.tsx';
import styles from './set-up.module.css';
import { fromOf, type Source } from './source.ts';

/** People, and what was told to them, come only where somebody ticks them. */
const unticked = new Set<FillPart>(['notices', 'builders', 'staff', 'exhibitors']);

interface FillEditorProps {
  readonly source: Source;
  readonly preview: FillPreview;
  readonly onBegun: (job: Job, brought: Brought) => void;
  readonly words: SetUpWords;
}

/** Which parts come, and when their moments are; nothing is made before the button says so. */
export const FillEditor = ({ source, preview, onBegun, words }: FillEditorProps) => {
  const { client, href } = useServices();
  const { words: common } = useSpeech();
  const { exhibition } = useMe();
  const [parts, setParts] = useState<ReadonlySet<FillPart>>(
    () => new Set(preview.parts.flatMap(({ part, isTaken }) => (isTaken || unticked.has(part) ? [] : part))),
  );
  const [forms, setForms] = useState<ReadonlySet<string> | null>(null);
  const [typed, setTyped] = useState<ReadonlyMap<string, string>>(new Map());
  const [isApart, setApart] = useState(false);
  const { busy, refusal, send } = useSending((error) => {
    if (!(error instanceof ApiError)) throw error;
    const said = detailOf(error, common.load.offline);
    const form = preview.forms.find(({ formId }) => formId === error.data['formId']);
    return form === undefined ? said : `${form.code} · ${said}`;
  });
  const groups = useMemo(
    () => momentGroups(preview.moments, { parts, forms }, typed, isApart),
    [preview.moments, parts, forms, typed, isApart],
  );
  const { target, days } = preview;
  const options = preview.options.filter(({ formId }) => parts.has('forms') && forms?.has(formId) !== false);
  const brought = preview.parts
    .filter(({ part }) => parts.has(part))
    .map((one) => (one.part === 'forms' ? { ...one, count: forms?.size ?? one.count } : one));

  const fill = () =>
    send(async () => {
      const shown = new Set(groups.flatMap(({ keys }) => keys));
      const dates = [...typed].filter(([key]) => shown.has(key)).map(([key, to]) => ({ key, to }));
      const job = await client.call('consoleFill', {
        params: { id: exhibition.id },
        body: {
          from: fromOf(source),
          parts: [...parts],
          ...(forms === null || !parts.has('forms') ? {} : { forms: [...forms] }),
          ...(dates.length === 0 ? {} : { dates }),
        },
      });
      onBegun(job, brought);
    });
  const day = target.firstDay ?? '';
  return (
    <>
      <LeaveGuard isUnsaved={!busy && typed.size > 0} />
      <header className={styles['head']}>
        <h1>{words.heading(source.title)}</h1>
        <p>{source.kind === 'pack' ? words.packLead : words.lead}</p>
        {target.open && <ErrorBox title={words.isOpen} />}
      </header>
      <section className={styles['section']}>
        <header>
          <h2>{words.dates}</h2>
          <span>
            {day === '' || preview.firstDay === null ? words.noFirstDay : words.moved(days)}
            {day !== '' && `${words.comma}${words.firstDay(day)} ${words.weekdays[weekdayOf('opens', day)]}`}
          </span>
          <a href={href('/exhibition')}>{words.changeFirstDay}</a>
        </header>
        <MomentTable
          groups={groups}
          isApart={isApart}
          onApart={setApart}
          onChange={(keys, to) => {
            const next = new Map(typed);
            for (const key of keys) {
              if (to === null) next.delete(key);
              else next.set(key, to);
            }
            setTyped(next);
          }}
          words={words}
        />
      </section>
      <section className={styles['section']}>
        <header>
          <h2>{words.parts}</h2>
        </header>
        <PartList
          forms={forms}
          onForms={setForms}
          onParts={setParts}
          parts={parts}
          preview={preview}
          words={words}
        />
      </section>
      {options.length > 0 && (
        <section className={styles['section']}>
          <header>
            <h2>{words.options}</h2>
            <span>{words.optionsText}</span>
          </header>
          <ul className={styles['options']}>
            {options.map((one) => (
              <li key={`${one.formId} ${one.field} ${one.options.join(' ')}`}>
                {words.option(one.code, one.field, one.options.join(words.separator))}
              </li>
            ))}
          </ul>
        </section>
      )}
      <section aria-label={words.parts} className={styles['bar']}>
        <div>
          {words.barText}
          {refusal !== null && (
            <p className={styles['failed']} role="alert">
              {refusal}
            </p>
          )}
        </div>
        <ButtonLink href={href('/')}>{words.cancel}</ButtonLink>
        <Button
          busy={busy}
          disabled={target.open || parts.size === 0 || (parts.has('forms') && forms?.size === 0)}
          onClick={() => void fill()}
          variant="primary"
        >
          {parts.size === 0 ? words.chooseOne : words.fill(parts.size)}
        </Button>
      </section>
    </>
  );
};
