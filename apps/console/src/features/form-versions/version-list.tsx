import type { FormDraft, FormVersions } from '@zhantai/contract';
import { ApiError } from '@zhantai/contract/client';
import type { FormVersionsWords } from '@zhantai/messages/form-versions';
import { saveFile } from '@zhantai/shell/save-file.ts';
import { Button, toast } from '@zhantai/ui';
import { useState } from 'react';
import { detailOf } from '../../shell/frame/loading.tsx';
import { useServices } from '../../shell/session/services-context.ts';
import { useSpeech } from '../../shell/words/words-context.ts';
import type { Detail } from './describe-differences.ts';
import styles from './form-versions.module.css';
import { ImportDialog } from './import-dialog.tsx';
import { RestoreDialog } from './restore-dialog.tsx';

interface VersionListProps {
  readonly formId: string;
  readonly code: string;
  readonly draft: FormDraft;
  readonly versions: FormVersions['versions'];
  readonly mayEdit: boolean;
  readonly onChanged: () => void;
  readonly words: FormVersionsWords;
}

/** The draft and the published versions, each as a file of JSON; another file can take the place of the draft. */
export const VersionList = ({
  formId,
  code,
  draft,
  versions,
  mayEdit,
  onChanged,
  words,
}: VersionListProps) => {
  const { client } = useServices();
  const { words: all } = useSpeech();
  const [importing, setImporting] = useState(false);
  /** The version that is held against the draft. */
  const [looked, setLooked] = useState<number | null>(null);

  const save = (detail: Detail, which: string) => {
    const content = new Blob([JSON.stringify(detail, null, 2)], { type: 'application/json' });
    saveFile(content, words.fileName(code, which));
  };
  const download = async (version: number) => {
    try {
      const params = { formId, version: String(version) };
      save((await client.call('consoleVersion', { params })).detail, String(version));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      toast(detailOf(error, all.load.offline), 'failed');
    }
  };

  return (
    <section>
      <h2>{words.draft}</h2>
      <div className={styles['actions']}>
        <Button
          icon="download"
          onClick={() => {
            save(draft.detail, 'draft');
          }}
          size="small"
        >
          {words.exportJson}
        </Button>
        {mayEdit && (
          <Button
            icon="upload"
            onClick={() => {
              setImporting(true);
            }}
            size="small"
          >
            {words.importJson}
          </Button>
        )}
      </div>
      {!mayEdit && <p className={styles['quiet']}>{words.readOnly}</p>}
      <h2>{words.versions}</h2>
      {versions.length === 0 && <p className={styles['quiet']}>{words.unpublished}</p>}
      <ul className={styles['list']}>
        {versions.map(({ version, publishedAt, by, note, noteShown }) => (
          <li key={version}>
            <b>{words.version(version)}</b>
            <span>
              {words.publishedAt(publishedAt.slice(0, 16), by ?? '')}
              {note !== '' && <q>{note}</q>}
              {noteShown && <span>{words.noteShown}</span>}
            </span>
            <div>
              <Button
                aria-label={`${words.compareWith} ${words.version(version)}`}
                onClick={() => {
                  setLooked(version);
                }}
                size="small"
                variant="text"
              >
                {words.compareWith}
              </Button>
              <Button
                aria-label={`${words.exportJson} ${words.version(version)}`}
                onClick={() => void download(version)}
                size="small"
                variant="text"
              >
                {words.exportJson}
              </Button>
            </div>
          </li>
        ))}
      </ul>
      {looked !== null && (
        <RestoreDialog
          draft={draft}
          formId={formId}
          load={async () =>
            (await client.call('consoleVersion', { params: { formId, version: String(looked) } })).detail
          }
          mayEdit={mayEdit}
          name={words.version(looked)}
          note={words.version(looked)}
          onClose={() => {
            setLooked(null);
          }}
          onDone={() => {
            setLooked(null);
            toast(words.restored);
            onChanged();
          }}
          step={words.versionStep(looked)}
          words={words}
        />
      )}
      {importing && (
        <ImportDialog
          draft={draft}
          formId={formId}
          onClose={() => {
            setImporting(false);
          }}
          onDone={() => {
            setImporting(false);
            toast(words.replaced);
            onChanged();
          }}
          words={words}
        />
      )}
    </section>
  );
};
