import type { VehiclePass } from '@zhantai/contract';
import { EmptyState, Sign } from '@zhantai/ui';
import { Dialog } from '@zhantai/ui/dialog/dialog.tsx';
import { useMemo } from 'react';
import { placeFields, type FormPlace } from '../form/form-place.ts';
import { ownAddress } from '@zhantai/shell/location/own-address.ts';
import { PageState } from '../../shell/page/page-state.tsx';
import { PaperDialog } from '../../shell/paper/paper-dialog.tsx';
import { usePortal } from '../../shell/portal/portal-context.ts';
import { QrCode } from '@zhantai/shell/qr-code.tsx';
import { createResource } from '@zhantai/shell/resource/resource.ts';
import { useResource } from '@zhantai/shell/resource/use-resource.ts';
import styles from './passes.module.css';

export interface PassesDialogProps {
  readonly formId: string;
  readonly place: FormPlace;
  readonly onClose: () => void;
}

/** The passes of an approved form, a page a vehicle, to print or to save as PDF. */
export const PassesDialog = ({ formId, place, onClose }: PassesDialogProps) => {
  const { client, language, words } = usePortal();
  const text = words.tables.passes;
  const passes = useMemo(
    () =>
      createResource(() =>
        client.call('vehiclePasses', { language, query: { formId, ...placeFields(place) } }),
      ),
    [client, language, formId, place],
  );
  const state = useResource(passes);
  if (state.status === 'ready' && state.data.length > 0) {
    return (
      <PaperDialog fileName={text.fileName} onClose={onClose} title={text.title}>
        {state.data.map((pass) => (
          <Pass key={pass.code} pass={pass} />
        ))}
      </PaperDialog>
    );
  }
  return (
    <Dialog onClose={onClose} title={text.title} width="signature">
      <PageState
        onRetry={() => {
          void passes.load();
        }}
        skeleton={{ rows: 3, rowHeight: 48 }}
        state={state}
      >
        {() => <EmptyState text={text.noneText} title={text.none} />}
      </PageState>
    </Dialog>
  );
};

const Pass = ({ pass: { plate, type, slot, code, qr } }: { readonly pass: VehiclePass }) => {
  const { config, words } = usePortal();
  const text = words.tables.passes;
  return (
    <section className={styles['pass']}>
      <Sign role="transport" shape="plate" small={text.title} large={config.title} />
      <p className={styles['plate']}>{plate}</p>
      <dl className={styles['facts']}>
        <div>
          <dt>{text.type}</dt>
          <dd>{type}</dd>
        </div>
        <div>
          <dt>{text.slot}</dt>
          <dd>{slot}</dd>
        </div>
        <div>
          <dt>{text.code}</dt>
          <dd className={styles['code']}>{code}</dd>
        </div>
      </dl>
      <span className={styles['qr']}>
        {/* The address at which whoever scans it sees whether the pass stands. */}
        <QrCode
          content={ownAddress(config, `/s?pass=${encodeURIComponent(qr)}`)}
          label={text.qr(plate)}
          size={300}
        />
      </span>
      <p className={styles['note']}>{text.note}</p>
    </section>
  );
};
