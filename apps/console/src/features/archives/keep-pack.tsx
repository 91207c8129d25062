import { packParts, type Job, type Pack, type PackPart } from '@zhantai/contract';
import { ApiError } from '@zhantai/contract/client';
import { loadSetUpWords, type SetUpWords } from '@zhantai/messages/set-up';
import { createResource } from '@zhantai/shell/resource/resource.ts';
import { useLiveResource } from '@zhantai/shell/resource/use-live-resource.ts';
import { Button, Checkbox, ErrorBox, FieldFrame, SectionHead, TextInput, toast } from '@zhantai/ui';
import { useSending } from '@zhantai/ui/feedback/use-sending.ts';
import { lazy, Suspense, use, useId, useState, type FormEvent } from 'react';
import { detailOf, Loading } from '../../shell/frame/loading.tsx';
import { useMe } from '../../shell/session/me-context.ts';
import { useServices } from '../../shell/session/services-context.ts';
import { useSpeech } from '../../shell/words/words-context.ts';
import styles from './archives.module.css';
import { JobProgress } from './job-progress.tsx';

const ConfirmDialog = lazy(async () => ({
  default: (await import('@zhantai/ui/dialog/confirm-dialog.tsx')).ConfirmDialog,
}));

/** Keeps what the exhibition is set up with as a pack, and lists the packs that are kept. */
export const KeepPack = () => {
  const { client, href } = useServices();
  const { language } = useSpeech();
  const words = use(loadSetUpWords(language));
  const [job, setJob] = useState<{ readonly begun: Job; readonly title: string } | null>(null);
  const [isKept, setKept] = useState(false);
  const [packs] = useState(() => createResource(() => client.call('consolePacks', {})));
  const again = (
    <Button
      onClick={() => {
        setJob(null);
        setKept(false);
      }}
    >
      {words.keepAnother}
    </Button>
  );
  return (
    <section className={styles['packs']}>
      <SectionHead title={words.packs} />
      <p>{words.packsText}</p>
      {job === null ? (
        <PackFields
          onBegun={(begun, title) => {
            setJob({ begun, title });
          }}
          words={words}
        />
      ) : isKept ? (
        <div className={styles['form']}>
          <output>{words.kept(job.title)}</output>
          <div>{again}</div>
        </div>
      ) : (
        <JobProgress
          again={again}
          job={job.begun}
          jobsHref={href('/jobs')}
          onDone={() => {
            setKept(true);
            void packs.load();
          }}
        />
      )}
      <PackList packs={packs} words={words} />
    </section>
  );
};

interface PackFieldsProps {
  readonly onBegun: (job: Job, title: string) => void;
  readonly words: SetUpWords;
}

const PackFields = ({ onBegun, words }: PackFieldsProps) => {
  const { client } = useServices();
  const { words: common } = useSpeech();
  const id = useId();
  const [title, setTitle] = useState('');
  const [note, setNote] = useState('');
  const [parts, setParts] = useState<readonly PackPart[]>(packParts.filter((part) => part !== 'plan'));
  const [tried, setTried] = useState(false);
  const { busy, refusal, send } = useSending((error) => {
    if (!(error instanceof ApiError)) throw error;
    return detailOf(error, common.load.offline);
  });
  const fault = tried && title.trim() === '' ? words.needPackTitle : undefined;
  const keep = async (form: HTMLFormElement) => {
    setTried(true);
    if (title.trim() === '') form.querySelector<HTMLInputElement>('[name=title]')?.focus();
    if (title.trim() === '' || parts.length === 0) return;
    await send(async () => {
      const body = { title: title.trim(), parts: [...parts], ...(note.trim() === '' ? {} : { note }) };
      onBegun(await client.call('consoleMakePack', { body }), title.trim());
    });
  };
  return (
    <form
      className={styles['form']}
      noValidate
      onSubmit={(event: FormEvent<HTMLFormElement>) => {
        event.preventDefault();
        if (!busy) void keep(event.currentTarget);
      }}
    >
      {refusal !== null && <ErrorBox title={refusal} />}
      <FieldFrame error={fault} id={`${id}-title`} label={words.packTitle} required>
        <TextInput
          aria-describedby={fault === undefined ? undefined : `${id}-title-error`}
          id={`${id}-title`}
          invalid={fault !== undefined}
          maxLength={100}
          name="title"
          onChange={(event) => {
            setTitle(event.currentTarget.value);
          }}
          value={title}
        />
      </FieldFrame>
      <FieldFrame id={`${id}-note`} label={words.packNote}>
        <TextInput
          id={`${id}-note`}
          maxLength={500}
          name="note"
          onChange={(event) => {
            setNote(event.currentTarget.value);
          }}
          value={note}
        />
      </FieldFrame>
      <fieldset className={styles['depths']}>
        <legend>{words.packParts}</legend>
        <div className={styles['buttons']}>
          {packParts.map((part) => (
            <Checkbox
              checked={parts.includes(part)}
              key={part}
              onChange={({ currentTarget }) => {
                setParts(
                  packParts.filter((one) => (one === part ? currentTarget.checked : parts.includes(one))),
                );
              }}
            >
              {words.partNames[part]}
            </Checkbox>
          ))}
        </div>
        {parts.length === 0 && <p role="alert">{words.needPackPart}</p>}
      </fieldset>
      <div>
        <Button busy={busy} type="submit">
          {words.keepPack}
        </Button>
      </div>
    </form>
  );
};

interface PackListProps {
  readonly packs: ReturnType<typeof createResource<readonly Pack[]>>;
  readonly words: SetUpWords;
}

const PackList = ({ packs, words }: PackListProps) => {
  const { client } = useServices();
  const { words: common } = useSpeech();
  const { tenantAdmin } = useMe();
  const [leaving, setLeaving] = useState<Pack | null>(null);
  const [busy, setBusy] = useState(false);
  const state = useLiveResource(packs);
  if (state.status !== 'ready') return <Loading resource={packs} />;
  const own = state.data.filter(({ isProduct }) => !isProduct);
  const remove = async ({ id }: Pack) => {
    setBusy(true);
    try {
      await client.call('consoleDeletePack', { params: { packId: id } });
      toast(words.deleted, 'done');
      await packs.load();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      toast(detailOf(error, common.load.offline), 'failed');
    } finally {
      setBusy(false);
      setLeaving(null);
    }
  };
  return (
    <>
      <h3>{words.packList}</h3>
      {own.length === 0 && <p className={styles['quiet']}>{words.noPacks}</p>}
      <ul className={styles['list']}>
        {own.map((pack) => (
          <li key={pack.id}>
            <div>
              <b>{pack.title}</b>
              <p className={styles['quiet']}>
                {words.packText(pack.counts.forms, pack.counts.items)}
                {words.comma}
                {words.ownPack(pack.madeBy ?? '', (pack.madeAt ?? '').slice(0, 10))}
                {pack.note !== '' && `${words.comma}${pack.note}`}
              </p>
            </div>
            {tenantAdmin && (
              <Button
                aria-label={words.deletePackOf(pack.title)}
                onClick={() => {
                  setLeaving(pack);
                }}
                variant="link"
              >
                {words.deletePack}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {leaving !== null && (
        <Suspense fallback={null}>
          <ConfirmDialog
            busy={busy}
            confirmLabel={words.deletePack}
            onCancel={() => {
              setLeaving(null);
            }}
            onConfirm={() => void remove(leaving)}
            text={words.deleteText}
            title={words.deleteTitle(leaving.title)}
            tone="danger"
          />
        </Suspense>
      )}
    </>
  );
};
