import { formTypeCodes, portalRoutes, type PortalPath, type FormEntry } from '@zhantai/contract';
import { useDevice } from '@zhantai/ui';
import { useMemo } from 'react';
import { FormNotRequiredPage } from '../form/form-not-required-page.tsx';
import { PageState } from '../../shell/page/page-state.tsx';
import { usePortal } from '../../shell/portal/portal-context.ts';
import { createResource } from '@zhantai/shell/resource/resource.ts';
import { useResource } from '@zhantai/shell/resource/use-resource.ts';
import { InvitationLink } from './invitation-link.tsx';
import { InvitationFigures } from './invitation-figures.tsx';
import { InvitationForm } from './invitation-form.tsx';
import { InvitedVisitors } from './invited-visitors.tsx';
import styles from './inviting.module.css';
import { OwnPoster } from './own-poster.tsx';

/** The pages with which an exhibitor invites, and the form type of each. */
const ways = {
  '/invitation': formTypeCodes.invite,
  '/inviteVisitor': formTypeCodes.inviteVisitor,
  '/exhibitor_invitation': formTypeCodes.exhibitor_invitation,
  '/exhibitor_invitationAudience': formTypeCodes.exhibitor_invitationAudience,
} as const satisfies Partial<Record<PortalPath, string>>;

type Way = keyof typeof ways;

const paths: readonly Way[] = [
  '/invitation',
  '/exhibitor_invitation',
  '/inviteVisitor',
  '/exhibitor_invitationAudience',
];

/**
 * How an exhibitor invites: link, QR code, poster, what came of it, and who came (pages.md). Of whom the form of this way is
 * not asked reads so, with what is asked.
 */
export const InvitingPage = ({ path }: { readonly path: Way }) => {
  const forms = useResource(usePortal().forms);
  const groups = forms.status === 'ready' ? forms.data : null;
  const isRequired =
    groups?.some((group) => group.forms.some(({ pageKey }) => pageKey === keyOf(path))) ?? true;
  return groups !== null && !isRequired ? (
    <FormNotRequiredPage groups={groups} path={path} />
  ) : (
    <Inviting entries={groups?.flatMap((group) => group.forms) ?? []} path={path} />
  );
};

const keyOf = (way: Way): string | undefined => portalRoutes[way].pageKeys[0];

interface InvitingProps {
  readonly path: Way;
  /** The forms that are asked of this exhibitor, as far as they are known. */
  readonly entries: readonly FormEntry[];
}

const Inviting = ({ path, entries }: InvitingProps) => {
  const { client, language, words } = usePortal();
  const mobile = useDevice() === 'mobile';
  const text = words.guests.inviting;
  const invite = useMemo(
    () => createResource(() => client.call('invite', { language, query: { siecType: ways[path] } })),
    [client, language, path],
  );
  const state = useResource(invite);
  const entryOf = (way: Way) => entries.find(({ pageKey }) => pageKey === keyOf(way));
  const entry = entryOf(path);
  const poster = path === '/invitation' || path === '/exhibitor_invitation';
  return (
    <main className={styles['page']} id="main" tabIndex={-1}>
      <h1 className={styles['title']}>{words.titles[path]}</h1>
      <nav aria-label={text.ways} className={styles['ways']}>
        {paths
          .filter((way) => way === path || entryOf(way) !== undefined)
          .map((way) => (
            <a aria-current={way === path ? 'page' : undefined} href={`#${way}`} key={way}>
              {words.titles[way]}
            </a>
          ))}
      </nav>
      <PageState
        onRetry={() => {
          void invite.load();
        }}
        skeleton={{ rows: 4, rowHeight: 72 }}
        state={state}
      >
        {(data) => (
          <div className={styles['columns']}>
            <div className={styles['facts']}>
              <InvitationFigures invite={data} />
              <InvitationLink invite={data} />
              {entry !== undefined && <InvitationForm entry={entry} path={path} />}
            </div>
            {poster && <OwnPoster invite={data} small={!mobile} />}
          </div>
        )}
      </PageState>
      <InvitedVisitors
        onRemoved={() => {
          void invite.load();
        }}
      />
    </main>
  );
};
