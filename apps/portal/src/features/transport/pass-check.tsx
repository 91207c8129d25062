import { Status } from '@zhantai/ui';
import { useMemo } from 'react';
import { GuestFrame } from '../../shell/page/guest-frame.tsx';
import { PageState } from '../../shell/page/page-state.tsx';
import { usePortal } from '../../shell/portal/portal-context.ts';
import { createResource } from '@zhantai/shell/resource/resource.ts';
import { useResource } from '@zhantai/shell/resource/use-resource.ts';
import styles from './pass-check.module.css';

/** What a gate sees that scans a pass: whether it stands, for which plate and when. */
export const PassCheck = ({ qr }: { readonly qr: string }) => {
  const { client, language, words } = usePortal();
  const { check, plate, slot } = words.tables.passes;
  const answer = useMemo(
    () => createResource(() => client.call('openVehicle', { language, query: { qr } })),
    [client, language, qr],
  );
  const state = useResource(answer);
  return (
    <GuestFrame title={check.title}>
      <PageState
        onRetry={() => {
          void answer.load();
        }}
        skeleton={{ rows: 3, rowHeight: 48 }}
        state={state}
      >
        {(pass) =>
          pass.valid ? (
            <div className={styles['pass']}>
              <Status label={check.valid} status="approved" />
              <dl>
                <dt>{plate}</dt>
                <dd className={styles['plate']}>{pass.plate}</dd>
                <dt>{slot}</dt>
                <dd>{pass.slot}</dd>
              </dl>
            </div>
          ) : (
            <div className={styles['pass']}>
              <Status label={check.invalid} status="returned" />
              <p>{check.invalidText}</p>
            </div>
          )
        }
      </PageState>
    </GuestFrame>
  );
};
