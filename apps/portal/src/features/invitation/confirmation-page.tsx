import type { Confirmation, OpenForm } from '@zhantai/contract';
import { Button, ButtonLink, Icon, toast } from '@zhantai/ui';
import { useMemo } from 'react';
import { FairHead } from '../../shell/brand/fair-head.tsx';
import { GuestFrame } from '../../shell/page/guest-frame.tsx';
import { ownAddress } from '@zhantai/shell/location/own-address.ts';
import { parseAddress } from '@zhantai/shell/location/parse-address.ts';
import { useAddress } from '@zhantai/shell/location/use-address.ts';
import { PageState } from '../../shell/page/page-state.tsx';
import { saveFile } from '@zhantai/shell/save-file.ts';
import { usePortal } from '../../shell/portal/portal-context.ts';
import { QrCode } from '@zhantai/shell/qr-code.tsx';
import { createResource } from '@zhantai/shell/resource/resource.ts';
import { useResource } from '@zhantai/shell/resource/use-resource.ts';
import { linkHolder } from '../ticket/link-holder.ts';
import { shortTime } from '@zhantai/shell/exhibition-time.ts';
import styles from './confirmation.module.css';
import { fairDates } from './fair-dates.ts';
import { makeCalendar } from './make-calendar.ts';
import { copyText } from './share-link.ts';
import { usePicture } from './use-picture.ts';

/** `/invitation2`: what shows at the gate that somebody is registered (pages.md). */
export const ConfirmationPage = () => {
  const { location, words } = usePortal();
  const code = parseAddress(useAddress(location)).query.get('code') ?? '';
  return code === '' ? (
    <GuestFrame title={words.guests.link.missing}>
      <p>{words.guests.link.missingText}</p>
    </GuestFrame>
  ) : (
    <Opened code={code} />
  );
};

const Opened = ({ code }: { readonly code: string }) => {
  const { client, language, store, words } = usePortal();
  const opened = useMemo(() => {
    const holder = linkHolder(client, store, code);
    return createResource(() =>
      holder.use((headers) => client.call('openForm', { language, query: {}, headers })),
    );
  }, [client, code, language, store]);
  const state = useResource(opened);
  const text = words.guests;
  if (state.status !== 'ready') {
    return (
      <GuestFrame title={words.titles['/invitation2']}>
        <PageState
          onRetry={() => {
            void opened.load();
          }}
          skeleton={{ rows: 3, rowHeight: 120 }}
          state={state}
        >
          {() => null}
        </PageState>
      </GuestFrame>
    );
  }
  const { confirmation }: OpenForm = state.data;
  return confirmation === null ? (
    <GuestFrame lead={text.confirmation.noneText} title={text.confirmation.none}>
      <ButtonLink
        href={`#/invitationAudience?code=${encodeURIComponent(code)}`}
        size="phone"
        variant="primary"
      >
        {text.invitation.register}
      </ButtonLink>
    </GuestFrame>
  ) : (
    <Pass code={code} confirmation={confirmation} />
  );
};

const Pass = ({ code, confirmation }: { readonly code: string; readonly confirmation: Confirmation }) => {
  const { config, words } = usePortal();
  const text = words.guests.confirmation;
  const { ref, busy, save } = usePicture();
  const link = ownAddress(config, `/s?code=${encodeURIComponent(code)}`);
  const { start, end } = config.dates;
  const rows = [
    [text.name, confirmation.name],
    [text.company, confirmation.company],
    [text.by, confirmation.exhibitor ?? ''],
    [text.when, fairDates(start, end)],
    [text.where, config.venue],
    [text.registered, shortTime(confirmation.registeredAt)],
  ].filter(([, value]) => value !== '');
  const remember = () => {
    const file = makeCalendar({
      id: confirmation.code,
      title: config.title,
      place: config.venue,
      note: `${text.code} ${confirmation.code}\n${text.text}`,
      link,
      start,
      end,
      now: new Date(),
    });
    saveFile(new Blob([file], { type: 'text/calendar;charset=utf-8' }), `${config.title}.ics`);
  };
  return (
    <div className={styles['page']}>
      <FairHead />
      <main className={styles['column']} id="main" tabIndex={-1}>
        <div className={styles['pass']} ref={ref}>
          <div className={styles['top']}>
            <h1>
              <Icon name="check" size={24} />
              {text.title}
            </h1>
            <p>{confirmation.cameAt === null ? text.text : text.came(shortTime(confirmation.cameAt))}</p>
          </div>
          <div className={styles['code']}>
            <QrCode content={confirmation.qr} label={text.qr} size={220} />
            <p>
              <span>{text.code}</span>
              <b>{confirmation.code}</b>
            </p>
          </div>
          <dl className={styles['rows']}>
            {rows.map(([name, value]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </div>
        <div className={styles['actions']}>
          <Button
            busy={busy}
            onClick={() => {
              save(`${text.fileName}_${confirmation.code}`);
            }}
            size="phone"
            variant="primary"
          >
            {text.save}
          </Button>
          <Button icon="calendar" onClick={remember} size="phone">
            {text.calendar}
          </Button>
          <Button
            icon="link"
            onClick={() => {
              void copyText(link).then((copied) => {
                toast(copied ? text.copied : words.guests.inviting.copyFailed, copied ? 'done' : 'failed');
              });
            }}
            size="phone"
          >
            {text.copy}
          </Button>
          <ButtonLink href="#/privacy" variant="link">
            {words.titles['/privacy']}
          </ButtonLink>
        </div>
      </main>
    </div>
  );
};
