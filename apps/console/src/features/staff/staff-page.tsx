import type { StaffList, StaffMember } from '@zhantai/contract';
import { createResource } from '@zhantai/shell/resource/resource.ts';
import { useLastReady } from '@zhantai/shell/resource/use-last-ready.ts';
import { useLiveResource } from '@zhantai/shell/resource/use-live-resource.ts';
import { useResource } from '@zhantai/shell/resource/use-resource.ts';
import { Button } from '@zhantai/ui';
import { DataTable } from '@zhantai/ui/data-table/data-table.tsx';
import { lazy, Suspense, useCallback, useMemo, useState } from 'react';
import { Loading } from '../../shell/frame/loading.tsx';
import { useServices } from '../../shell/session/services-context.ts';
import { useSpeech } from '../../shell/words/words-context.ts';
import type { StaffWords } from './right-text.ts';
import { InvitationList } from './invitation-list.tsx';
import { factorText, staffColumns } from './staff-columns.tsx';
import { Page, PageHead } from '../../shell/page/page.tsx';

const RightsDialog = lazy(async () => ({ default: (await import('./rights-dialog.tsx')).RightsDialog }));
const AccountDialog = lazy(async () => ({ default: (await import('./account-dialog.tsx')).AccountDialog }));
const InviteDialog = lazy(async () => ({ default: (await import('./invite-dialog.tsx')).InviteDialog }));

const idOf = ({ id }: StaffMember) => id;

type OpenDialog =
  | { readonly kind: 'rights' | 'account'; readonly member: StaffMember }
  | { readonly kind: 'invite' };

/** Who is of the staff, what each may, and who is invited. */
export const StaffPage = () => {
  const { client, forms } = useServices();
  const { words } = useSpeech();
  const text = words.staff;
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const staff = useMemo(() => createResource(() => client.call('consoleStaff', {})), [client]);
  const { data } = useLastReady(useLiveResource(staff));
  const formState = useResource(forms);
  const all = formState.status === 'ready' ? formState.data : null;
  const columns = useMemo(
    () =>
      staffColumns({
        text,
        forms: all ?? [],
        halls: data?.halls ?? [],
      }),
    [text, all, data],
  );
  const actions = useCallback(
    (member: StaffMember) => [
      {
        key: 'rights',
        label: text.changeRights,
        onPress: () => {
          setDialog({ kind: 'rights', member });
        },
      },
      {
        key: 'account',
        label: member.locked === null ? text.account : text.locked,
        onPress: () => {
          setDialog({ kind: 'account', member });
        },
      },
    ],
    [text],
  );
  if (data === undefined) return <Loading resource={staff} />;
  const close = () => {
    setDialog(null);
  };
  const renew = () => {
    void staff.load();
  };
  return (
    <Page>
      <PageHead
        text={text.facts(data.members.length, data.members.filter(({ endsAt }) => endsAt !== null).length)}
        title={titleOf(data, text)}
      >
        <Button
          onClick={() => {
            setDialog({ kind: 'invite' });
          }}
          variant="primary"
        >
          {text.add}
        </Button>
      </PageHead>
      <DataTable
        actions={actions}
        columns={columns}
        label={words.ways.staff}
        phone={{
          title: ({ name }) => name,
          note: (member) => text.rights(text.roles[member.role], factorText(member, text)),
          amount: ({ lastUsed }) => lastUsed?.slice(0, 10) ?? text.neverIn,
        }}
        rowKey={idOf}
        rows={data.members}
      />
      {data.invitations.length > 0 && <InvitationList invitations={data.invitations} onDone={renew} />}
      <Suspense fallback={null}>
        {dialog?.kind === 'rights' && (
          <RightsDialog
            halls={data.halls}
            member={dialog.member}
            onClose={close}
            onDone={() => {
              close();
              renew();
            }}
          />
        )}
        {dialog?.kind === 'account' && (
          <AccountDialog member={dialog.member} onClose={close} onDone={renew} />
        )}
        {dialog?.kind === 'invite' && <InviteDialog halls={data.halls} onClose={close} onDone={renew} />}
      </Suspense>
    </Page>
  );
};

/** What is to be looked at first: who cannot work yet; else how many there are. */
function titleOf({ members }: StaffList, text: StaffWords): string {
  const due = members.filter(({ enrolled, mustEnrol, locked }) => mustEnrol && !enrolled && locked === null);
  const [first] = due;
  if (first === undefined) return text.title(members.length);
  return due.length === 1 ? text.dueOne(first.name) : text.dueMany(due.length);
}
