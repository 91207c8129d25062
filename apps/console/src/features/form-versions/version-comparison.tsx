import type { FormDraft, FormVersions } from '@zhantai/contract';
import type { FormVersionsWords } from '@zhantai/messages/form-versions';
import { createResource } from '@zhantai/shell/resource/resource.ts';
import { useResource } from '@zhantai/shell/resource/use-resource.ts';
import { SectionHead } from '@zhantai/ui';
import { useMemo, useState } from 'react';
import { Loading } from '../../shell/frame/loading.tsx';
import { useServices } from '../../shell/session/services-context.ts';
import { useSpeech } from '../../shell/words/words-context.ts';
import { describeDifferences, type Detail } from './describe-differences.ts';
import { DifferenceTable } from './difference-table.tsx';
import styles from './form-versions.module.css';

const DRAFT = 'draft';

interface VersionComparisonProps {
  readonly formId: string;
  readonly draft: FormDraft;
  readonly versions: FormVersions['versions'];
  readonly words: FormVersionsWords;
}

/** What differs between two versions, or a version and the draft: at first between what is published and the draft. */
export const VersionComparison = ({ formId, draft, versions, words }: VersionComparisonProps) => {
  const { client } = useServices();
  const { language } = useSpeech();
  const [newest] = versions;
  const [from, setFrom] = useState(String(newest?.version ?? DRAFT));
  const [to, setTo] = useState(DRAFT);
  const { detail } = draft;
  const compared = useMemo(() => {
    const read = async (which: string): Promise<Detail> =>
      which === DRAFT
        ? detail
        : (await client.call('consoleVersion', { params: { formId, version: which } })).detail;
    return createResource(() => Promise.all([read(from), read(to)]));
  }, [client, formId, from, to, detail]);
  const state = useResource(compared);
  const lines = useMemo(
    () => (state.status === 'ready' ? describeDifferences(...state.data, language, words) : null),
    [state, language, words],
  );
  const sides = [
    { label: words.from, value: from, choose: setFrom },
    { label: words.to, value: to, choose: setTo },
  ];
  if (newest === undefined) return null;
  return (
    <section>
      <SectionHead title={words.compare} />
      <div className={styles['tools']}>
        {sides.map(({ label, value, choose }) => (
          <label key={label}>
            <span>{label}</span>
            <select
              onChange={(event) => {
                choose(event.target.value);
              }}
              value={value}
            >
              <option value={DRAFT}>{words.draft}</option>
              {versions.map(({ version }) => (
                <option key={version} value={String(version)}>
                  {words.version(version)}
                </option>
              ))}
            </select>
          </label>
        ))}
        <p aria-live="polite">
          {lines !== null && (lines.length === 0 ? words.same : words.counted(lines.length))}
        </p>
      </div>
      {lines === null ? <Loading resource={compared} /> : <DifferenceTable lines={lines} words={words} />}
    </section>
  );
};
