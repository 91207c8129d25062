import type { ConsoleFormSettings, FormDraft, FormVersions } from '@zhantai/contract';
import { loadFormSettingsWords } from '@zhantai/messages/form-settings';
import { loadFormVersionsWords, type FormVersionsWords } from '@zhantai/messages/form-versions';
import { createResource } from '@zhantai/shell/resource/resource.ts';
import { useLastReady } from '@zhantai/shell/resource/use-last-ready.ts';
import { useResource } from '@zhantai/shell/resource/use-resource.ts';
import { Button, toast } from '@zhantai/ui';
import { use, useMemo, useState } from 'react';
import { Loading } from '../../shell/frame/loading.tsx';
import { useMe } from '../../shell/session/me-context.ts';
import { useServices } from '../../shell/session/services-context.ts';
import { useSpeech } from '../../shell/words/words-context.ts';
import { FormHead } from '../form-settings/form-head.tsx';
import { describeDifferences } from './describe-differences.ts';
import { DraftProblems } from './draft-problems.tsx';
import styles from './form-versions.module.css';
import { HistoryList } from './history-list.tsx';
import { PublishDialog } from './publish-dialog.tsx';
import { VersionComparison } from './version-comparison.tsx';
import { VersionList } from './version-list.tsx';

interface Loaded {
  readonly settings: ConsoleFormSettings;
  readonly draft: FormDraft;
  readonly versions: FormVersions['versions'];
}

/** What a form asked in each version, what its draft asks, and what differs (console.md §2). */
export const FormVersionsPage = ({ formId }: { readonly formId: string }) => {
  const { client } = useServices();
  const { language } = useSpeech();
  const words = use(loadFormVersionsWords(language));
  const headWords = use(loadFormSettingsWords(language));
  const loaded = useMemo(
    () =>
      createResource(async (): Promise<Loaded> => {
        const params = { formId };
        const [settings, draft, { versions }] = await Promise.all([
          client.call('consoleFormSettings', { params }),
          client.call('consoleDraft', { params }),
          client.call('consoleVersions', { params }),
        ]);
        return { settings, draft, versions };
      }),
    [client, formId],
  );
  const { data } = useLastReady(useResource(loaded, true));
  if (data === undefined) return <Loading resource={loaded} />;
  const { settings, draft, versions } = data;
  const onChanged = () => void loaded.load();
  return (
    <>
      <FormHead current="versions" formId={formId} kept={settings} words={headWords} />
      <main className={styles['page']} id="main">
        <div>
          <DraftLine draft={draft} formId={formId} onChanged={onChanged} words={words} />
          <VersionComparison draft={draft} formId={formId} versions={versions} words={words} />
          <DraftProblems detail={draft.detail} words={words} />
        </div>
        <VersionAside code={settings.settings.code} loaded={data} onChanged={onChanged} words={words} />
      </main>
    </>
  );
};

/** How far the draft is from what is published, who saved it, and who else has it open. */
const DraftLine = ({
  draft,
  formId,
  onChanged,
  words,
}: {
  readonly draft: FormDraft;
  readonly formId: string;
  readonly onChanged: () => void;
  readonly words: FormVersionsWords;
}) => {
  const { client } = useServices();
  const { language } = useSpeech();
  const { may } = useMe();
  const [publishing, setPublishing] = useState(false);
  const { publishedVersion, revision, detail, savedAt, savedBy, others } = draft;
  const published = useMemo(
    () =>
      createResource(async () =>
        publishedVersion === 0
          ? null
          : client.call('consoleVersion', { params: { formId, version: String(publishedVersion) } }),
      ),
    [client, formId, publishedVersion],
  );
  const state = useResource(published);
  const from = state.status === 'ready' ? state.data : null;
  const count = useMemo(
    () => (from === null ? null : describeDifferences(from.detail, detail, language, words).length),
    [from, detail, language, words],
  );
  // Nothing is published of what nobody made yet, nor anew what is published already.
  const isChanged = publishedVersion === 0 ? revision > 0 : count !== null && count > 0;
  const mayPublish = may.includes('editForms') && isChanged;
  const names = new Intl.ListFormat(language).format(others.map(({ name }) => name));
  return (
    <header className={styles['title']}>
      <div className={styles['heading']}>
        <h2>{titleOf(publishedVersion, count, words)}</h2>
        {mayPublish && (
          <Button
            onClick={() => {
              setPublishing(true);
            }}
            variant="primary"
          >
            {words.publish}
          </Button>
        )}
      </div>
      <p>
        {revision > 0 && savedAt !== null && words.savedAt(savedAt.slice(0, 16), savedBy ?? words.somebody)}
        {names !== '' && ` ${words.here(names)}`}
      </p>
      {publishing && (
        <PublishDialog
          draft={draft}
          formId={formId}
          onClose={() => {
            setPublishing(false);
          }}
          onDone={(version, reopened) => {
            setPublishing(false);
            toast(reopened > 0 ? words.publishedReopening(version, reopened) : words.published(version));
            onChanged();
          }}
          onStale={onChanged}
          published={from?.detail ?? null}
          words={words}
        />
      )}
    </header>
  );
};

function titleOf(version: number, count: number | null, words: FormVersionsWords): string {
  if (version === 0) return words.unpublished;
  if (count === null) return words.online(version);
  return count === 0 ? words.draftSame(version) : words.draftDiffers(version, count);
}

/** The versions that were published, and what was done to the draft. */
const VersionAside = ({
  code,
  loaded: { settings, draft, versions },
  onChanged,
  words,
}: {
  readonly code: string;
  readonly loaded: Loaded;
  readonly onChanged: () => void;
  readonly words: FormVersionsWords;
}) => {
  const { may } = useMe();
  const mayEdit = may.includes('editForms');
  const { formId } = settings;
  return (
    <aside className={styles['rail']}>
      <VersionList
        code={code}
        draft={draft}
        formId={formId}
        mayEdit={mayEdit}
        onChanged={onChanged}
        versions={versions}
        words={words}
      />
      <HistoryList draft={draft} formId={formId} mayEdit={mayEdit} onChanged={onChanged} words={words} />
    </aside>
  );
};
