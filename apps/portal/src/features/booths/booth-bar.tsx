import type { BoothEntry, FormInfo } from '@zhantai/contract';
import { Button, Status, useDevice, type FormStatus } from '@zhantai/ui';
import { lazy, Suspense, useId, useState } from 'react';
import type { FormController } from '../form/controller/form-controller.ts';
import { useAddress } from '@zhantai/shell/location/use-address.ts';
import { submissionStatus } from '@zhantai/shell/submission-status.ts';
import { withRetry } from '@zhantai/shell/loading/with-retry.ts';
import { boothName } from '../../shell/page/booth-name.ts';
import { usePortal } from '../../shell/portal/portal-context.ts';
import { boothAddress } from './booth-address.ts';
import styles from './booth-bar.module.css';

const CopyDialog = lazy(async () => ({
  default: (await withRetry(() => import('./copy-dialog.tsx'))).CopyDialog,
}));

const handedIn: ReadonlySet<BoothEntry['status']> = new Set(['submitted', 'wait', 'adopt']);

export interface BoothBarProps {
  readonly info: FormInfo;
  /** Of the booth that is open, as the page knows it now. */
  readonly status: FormStatus;
  /** Null where nothing can be filled in. */
  readonly controller: FormController | null;
}

/** The booths that a form is given for, each with its state: open one, or begin with the answers of another. */
export const BoothBar = ({ info, status, controller }: BoothBarProps) => {
  const { location, words } = usePortal();
  const mobile = useDevice() === 'mobile';
  const address = useAddress(location);
  const id = useId();
  const [copying, setCopying] = useState(false);
  const text = words.booking.booths;
  const { booth, booths } = info;
  const requiredBooths = booths.filter((one) => one.required);
  const done = requiredBooths.filter((one) => handedIn.has(one.status)).length;
  const sources = booths.filter((one) => one.id !== booth?.id && one.status !== 'none');
  const stateOf = (one: BoothEntry): FormStatus =>
    one.id === booth?.id ? status : submissionStatus[one.status];
  const types = new Map<string, string>(Object.entries(words.home.boothTypes));
  const facts = ({ required, area, type }: BoothEntry): string =>
    required
      ? [area === null ? '' : text.area(area), types.get(type ?? '')].filter(Boolean).join(' · ')
      : text.gone;

  return (
    <section aria-labelledby={id} className={mobile ? styles['phone'] : styles['bar']} data-print="hide">
      <div className={styles['head']}>
        <h2 id={id}>{text.title}</h2>
        <span className={styles['count']}>{text.count(done, requiredBooths.length)}</span>
        {controller !== null && sources.length > 0 && (
          <Button
            className={styles['copy']}
            onClick={() => {
              setCopying(true);
            }}
            variant="text"
          >
            {text.copy}
          </Button>
        )}
      </div>
      {mobile ? (
        <select
          aria-labelledby={id}
          className={styles['select']}
          onChange={(event) => {
            location.go(boothAddress(address, event.currentTarget.value));
          }}
          value={booth?.id}
        >
          {booths.map((one) => (
            <option key={one.id} value={one.id}>
              {[boothName(one, words), words.kit.status[stateOf(one)], facts(one)]
                .filter(Boolean)
                .join(' · ')}
            </option>
          ))}
        </select>
      ) : (
        <nav aria-labelledby={id}>
          <ul className={styles['list']}>
            {booths.map((one) => (
              <li key={one.id}>
                <a
                  aria-current={one.id === booth?.id ? 'page' : undefined}
                  href={`#${boothAddress(address, one.id)}`}
                >
                  <b>{boothName(one, words)}</b>
                  <small>{facts(one)}</small>
                  <Status status={stateOf(one)} />
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {copying && controller !== null && (
        <Suspense fallback={null}>
          <CopyDialog
            controller={controller}
            info={info}
            onClose={() => {
              setCopying(false);
            }}
            sources={sources}
          />
        </Suspense>
      )}
    </section>
  );
};
