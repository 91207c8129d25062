import type { PersonBadge } from '@zhantai/contract';
import type { Client } from '@zhantai/contract/client';
import type { Language } from '@zhantai/engine';
import { EmptyState } from '@zhantai/ui';
import { Dialog } from '@zhantai/ui/dialog/dialog.tsx';
import { useMemo } from 'react';
import { PageState } from '../../../shell/page/page-state.tsx';
import { PaperDialog } from '../../../shell/paper/paper-dialog.tsx';
import { usePortal } from '../../../shell/portal/portal-context.ts';
import { createResource } from '@zhantai/shell/resource/resource.ts';
import { useResource } from '@zhantai/shell/resource/use-resource.ts';
import { Badge } from './badge.tsx';
import styles from './badge.module.css';

export interface BadgesDialogProps {
  readonly formId: string;
  /** Of these people alone; null for everybody on the list. */
  readonly ids: readonly string[] | null;
  readonly onClose: () => void;
}

/** Badges a line of the paper. */
const BADGES_PER_LINE = 2;
/** Badges a call. */
const SIZE = 100;

/** Badges as they will be printed, to look at, to print or to save as PDF. */
export const BadgesDialog = ({ formId, ids, onClose }: BadgesDialogProps) => {
  const { client, language, words } = usePortal();
  const text = words.tables.badges;
  const list = useMemo(
    () => createResource(() => readBadges(client, language, formId, ids)),
    [client, language, formId, ids],
  );
  const state = useResource(list);
  if (state.status === 'ready' && state.data.length > 0) {
    const badges = state.data;
    const ready = badges.filter(({ preview }) => !preview).length;
    return (
      <PaperDialog
        fileName={text.fileName}
        onClose={onClose}
        title={`${text.title} · ${text.count(ready, badges.length)}`}
      >
        {Array.from({ length: Math.ceil(badges.length / BADGES_PER_LINE) }, (_, line) => (
          <section className={styles['line']} key={line}>
            {badges.slice(line * BADGES_PER_LINE, (line + 1) * BADGES_PER_LINE).map((badge) => (
              <Badge badge={badge} key={badge.id} />
            ))}
          </section>
        ))}
      </PaperDialog>
    );
  }
  return (
    <Dialog onClose={onClose} title={text.title} width="signature">
      <PageState
        onRetry={() => {
          void list.load();
        }}
        skeleton={{ rows: 4, rowHeight: 48 }}
        state={state}
      >
        {() => <EmptyState text={text.noneText} title={text.none} />}
      </PageState>
    </Dialog>
  );
};

async function readBadges(
  client: Client,
  language: Language,
  formId: string,
  ids: readonly string[] | null,
): Promise<readonly PersonBadge[]> {
  const badges: PersonBadge[] = [];
  for (let current = 1; ; current += 1) {
    const query = {
      formId,
      preview: true,
      current,
      size: SIZE,
      ...(ids === null ? {} : { ids: ids.join(',') }),
    };
    // Page after page, until there is no next one.
    const page = await client.call('personBadges', { language, query });
    badges.push(...page.records);
    if (badges.length >= page.total || page.records.length === 0) {
      // What can be printed comes first.
      return badges.sort((one, other) => Number(one.preview) - Number(other.preview));
    }
  }
}
