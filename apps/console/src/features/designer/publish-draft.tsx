import type { FormDraft } from '@zhantai/contract';
import { diffDefinition } from '@zhantai/engine/authoring';
import type { DesignerWords } from '@zhantai/messages/designer';
import { loadFormVersionsWords } from '@zhantai/messages/form-versions';
import { createResource, type ResourceState } from '@zhantai/shell/resource/resource.ts';
import { useResource } from '@zhantai/shell/resource/use-resource.ts';
import { toast } from '@zhantai/ui';
import { use, useEffect, useMemo } from 'react';
import { detailOf } from '../../shell/frame/loading.tsx';
import { useServices } from '../../shell/session/services-context.ts';
import { useSpeech } from '../../shell/words/words-context.ts';
import { PublishDialog } from '../form-versions/publish-dialog.tsx';
import type { Detail } from './draft/items.ts';

interface PublishDraftProps {
  readonly formId: string;
  readonly onClose: () => void;
  /** Says why there is nothing to publish. */
  readonly onSay: (text: string) => void;
  readonly words: DesignerWords;
}

interface Loaded {
  readonly draft: FormDraft;
  /** What is published; null where nothing is. */
  readonly published: Detail | null;
}

/** Publishes the draft as it is saved, after what that does was read; says so where it is published already. */
export const PublishDraft = ({ formId, onClose, onSay, words }: PublishDraftProps) => {
  const { client } = useServices();
  const { language, words: all } = useSpeech();
  const versionWords = use(loadFormVersionsWords(language));
  const loaded = useMemo(
    () =>
      createResource(async (): Promise<Loaded> => {
        const draft = await client.call('consoleDraft', { params: { formId } });
        const version = String(draft.publishedVersion);
        const published =
          draft.publishedVersion === 0
            ? null
            : await client.call('consoleVersion', { params: { formId, version } });
        return { draft, published: published?.detail ?? null };
      }),
    [client, formId],
  );
  const state = useResource(loaded, true);
  const why = useMemo(() => whyNot(state, words, all.load.offline), [state, words, all]);
  useEffect(() => {
    if (why === null) return;
    onSay(why);
    onClose();
  }, [why, onSay, onClose]);
  if (state.status !== 'ready' || why !== null) return null;
  const { draft, published } = state.data;
  return (
    <PublishDialog
      draft={draft}
      formId={formId}
      onClose={onClose}
      onDone={(version, reopened) => {
        toast(
          reopened > 0 ? versionWords.publishedReopening(version, reopened) : versionWords.published(version),
        );
        onClose();
      }}
      onStale={() => void loaded.load()}
      published={published}
      words={versionWords}
    />
  );
};

/** Why there is nothing to publish; null where there is, or while nobody knows. */
function whyNot(state: ResourceState<Loaded>, words: DesignerWords, offline: string): string | null {
  if (state.status === 'failed') return detailOf(state.error, offline);
  if (state.status !== 'ready') return null;
  const { draft, published } = state.data;
  // Nothing is published of what nobody made yet, nor anew what is published already.
  if (published === null) return draft.revision === 0 ? words.nothingYet : null;
  const isSame = diffDefinition(published, draft.detail).length === 0;
  return isSame ? words.publishSame(draft.publishedVersion) : null;
}
