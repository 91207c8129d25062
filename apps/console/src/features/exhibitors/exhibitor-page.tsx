import type { ConsoleBoothName, ConsoleExhibitorDetail } from '@zhantai/contract';
import { createResource } from '@zhantai/shell/resource/resource.ts';
import { useLastReady } from '@zhantai/shell/resource/use-last-ready.ts';
import { useLiveResource } from '@zhantai/shell/resource/use-live-resource.ts';
import { Button, Sign, toast } from '@zhantai/ui';
import { lazy, Suspense, useMemo, useState } from 'react';
import { Loading } from '../../shell/frame/loading.tsx';
import { useMe } from '../../shell/session/me-context.ts';
import { useServices } from '../../shell/session/services-context.ts';
import { useSpeech } from '../../shell/words/words-context.ts';
import { BoothList } from './booth-list.tsx';
import { Page } from '../../shell/page/page.tsx';
import styles from './exhibitors.module.css';
import { ExceptionList } from './exception-list.tsx';
import { ExtensionList } from './extension-list.tsx';
import { HistoryList } from './history-list.tsx';
import { MemberList } from './member-list.tsx';
import { SubmissionList } from './submission-list.tsx';
import { namesOf, useOwners } from './use-owners.ts';
import type { ExhibitorWords } from './value-text.ts';

const ExhibitorDialog = lazy(async () => ({
  default: (await import('./exhibitor-dialog.tsx')).ExhibitorDialog,
}));
const RemoveDialog = lazy(async () => ({ default: (await import('./remove-dialog.tsx')).RemoveDialog }));
const WithdrawDialog = lazy(async () => ({
  default: (await import('./withdraw-dialog.tsx')).WithdrawDialog,
}));
const BoothDialog = lazy(async () => ({ default: (await import('./booth-dialog.tsx')).BoothDialog }));

type OpenDialog =
  | { readonly kind: 'exhibitor' | 'remove' | 'withdraw' }
  | { readonly kind: 'booth'; readonly booth: ConsoleBoothName | null };

/** One exhibitor on one card: what it is, its booths, what it handed in, its accounts, what was changed. */
export const ExhibitorPage = ({ id }: { readonly id: string }) => {
  const { client, href, location } = useServices();
  const { may } = useMe();
  const { words, language } = useSpeech();
  const text = words.exhibitors;
  const owners = useOwners();
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const [card, history] = useMemo(
    () => [
      createResource(() => client.call('consoleExhibitor', { language, params: { id } })),
      createResource(() =>
        client.call('consoleExhibitorHistory', { language, params: { id }, query: { size: 50 } }),
      ),
    ],
    [client, id, language],
  );
  const { data } = useLastReady(useLiveResource(card));
  const changes = useLastReady(useLiveResource(history)).data;
  const renew = () => {
    void card.load();
    void history.load();
  };

  if (data === undefined) return <Loading resource={card} />;
  const mayEdit = may.includes('editExhibitors');
  const close = () => {
    setDialog(null);
  };
  return (
    <Page>
      <a className={styles['back']} href={href('/exhibitors')}>
        ‹ {text.back}
      </a>
      <header className={styles['card']}>
        <Plate exhibitor={data} />
        <div className={styles['name']}>
          <h1>{data.name}</h1>
          <p>{factsOf(data, text).join(text.wide)}</p>
        </div>
        {may.includes('addExhibitors') && (
          <Button
            onClick={() => {
              setDialog({ kind: 'withdraw' });
            }}
          >
            {data.state === 'withdrawn' ? text.withdrawal.back : text.withdrawal.act}
          </Button>
        )}
        {may.includes('addExhibitors') && (
          <Button
            onClick={() => {
              setDialog({ kind: 'remove' });
            }}
          >
            {text.remove}
          </Button>
        )}
        {mayEdit && (
          <Button
            onClick={() => {
              setDialog({ kind: 'exhibitor' });
            }}
            variant="primary"
          >
            {text.edit}
          </Button>
        )}
      </header>
      <div className={styles['columns']}>
        <div>
          <SubmissionList exhibitor={data} mayFillIn={mayEdit} />
          <ExtensionList exhibitor={data} mayGrant={may.includes('grantExceptions')} onChanged={renew} />
          <ExceptionList exhibitor={data} mayGrant={may.includes('grantExceptions')} onChanged={renew} />
          <BoothList
            booths={data.booths}
            exhibitor={data}
            {...(mayEdit
              ? {
                  onOpen: (booth: ConsoleBoothName | null) => {
                    setDialog({ kind: 'booth', booth });
                  },
                }
              : {})}
            onChanged={renew}
          />
        </div>
        <div>
          <MemberList exhibitorId={id} mayEdit={mayEdit} members={data.members} onChanged={renew} />
          {data.note !== '' && (
            <section className={styles['section']}>
              <h2>{text.note}</h2>
              <p className={styles['note']}>{data.note}</p>
            </section>
          )}
          <HistoryList entries={changes?.records ?? []} staff={namesOf(owners)} />
        </div>
      </div>
      <Suspense fallback={null}>
        {dialog?.kind === 'exhibitor' && (
          <ExhibitorDialog
            exhibitor={data}
            onClose={close}
            onDone={() => {
              close();
              renew();
            }}
          />
        )}
        {dialog?.kind === 'withdraw' && (
          <WithdrawDialog
            exhibitor={data}
            onClose={close}
            onDone={() => {
              const { done, backDone } = text.withdrawal;
              toast((data.state === 'withdrawn' ? backDone : done)(data.name), 'done');
              close();
              renew();
            }}
          />
        )}
        {dialog?.kind === 'remove' && (
          <RemoveDialog
            exhibitor={data}
            onClose={close}
            onDone={() => {
              toast(text.removed(data.name), 'done');
              location.go('/exhibitors');
            }}
          />
        )}
        {dialog?.kind === 'booth' && (
          <BoothDialog
            booth={dialog.booth}
            exhibitorId={id}
            onClose={close}
            onDone={(place) => {
              close();
              renew();
              toast(dialog.booth === null ? text.boothAdded(place) : text.saved, 'done');
            }}
          />
        )}
      </Suspense>
    </Page>
  );
};

/** The sign of its largest booth. */
const Plate = ({ exhibitor: { booths } }: { readonly exhibitor: ConsoleExhibitorDetail }) => {
  const { words } = useSpeech();
  const [booth] = booths;
  if (booth === undefined) return null;
  const small = booth.hall === null ? words.exhibitors.elsewhere('') : words.exhibitors.hallName(booth.hall);
  return <Sign large={booth.number} role="exhibitor" shape="plate" small={small} />;
};

function factsOf(
  { code, nameEn, origin, state, tags, owner, booths, area }: ConsoleExhibitorDetail,
  text: ExhibitorWords,
): readonly string[] {
  const origins = new Map<string, string>(Object.entries(text.origins));
  const facts = [
    nameEn,
    `${text.fields.code} ${code}`,
    text.states[state],
    origins.get(origin) ?? origin,
    booths.length === 0 ? text.facts.none : `${text.booths} ${text.boothsNote(booths.length, String(area))}`,
    tags.length === 0 ? '' : `${text.fields.tags} ${tags.join(text.separator)}`,
    owner === null ? '' : `${text.fields.owner} ${owner.name}`,
  ];
  return facts.filter((fact) => fact !== '');
}
