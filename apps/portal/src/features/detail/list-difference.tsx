import type { FormInfo } from '@zhantai/contract';
import { diffAnswers } from '@zhantai/engine';
import { Button, Icon } from '@zhantai/ui';
import { Drawer } from '@zhantai/ui/overlays/drawer.tsx';
import { DiffView, type FormServices, type FormWords } from '@zhantai/views';
import { useMemo, useState } from 'react';
import { parseForm } from '../form/material/parse-form.ts';
import { usePortal } from '../../shell/portal/portal-context.ts';
import { createResource } from '@zhantai/shell/resource/resource.ts';
import { useResource } from '@zhantai/shell/resource/use-resource.ts';
import { shortTime } from '@zhantai/shell/exhibition-time.ts';
import { withFiles } from './with-files.ts';
import styles from './list-difference.module.css';

export interface ListDifferenceProps {
  readonly info: FormInfo;
  /** The client of a transport supplier; undefined for an exhibitor itself. */
  readonly exhibitorId: string | undefined;
  readonly services: FormServices;
  readonly words: FormWords;
}

/** Beside a form that exhibitor and transport supplier both hand in: what differs, the same to both. */
export const ListDifference = ({ info, exhibitorId, services, words: formWords }: ListDifferenceProps) => {
  const { client, language, words } = usePortal();
  const text = words.transport.difference;
  const [open, setOpen] = useState(false);
  const { formId } = info.form;
  const both = useMemo(
    () =>
      createResource(async () => {
        const query = { formId, ...(exhibitorId === undefined ? {} : { exhibitorId }) };
        const found = await client.call('transportDifference', { query });
        const definition = parseForm(found.form, language);
        const { client: theirs, supplier } = found;
        const count =
          theirs === null || supplier === null
            ? 0
            : new Set(
                diffAnswers(definition, theirs.answers, supplier.answers).map(
                  ({ prop, rowId, path }) => `${prop} ${rowId ?? path?.join('.') ?? ''}`,
                ),
              ).size;
        return { ...found, definition, count };
      }),
    // The revision tells that something was handed in since.
    // oxlint-disable-next-line react/exhaustive-deps
    [client, language, formId, exhibitorId, info.revision],
  );
  const state = useResource(both);
  // What cannot be compared now is no reason to keep the form away.
  if (state.status !== 'ready') return null;
  const { client: theirs, supplier, supplierName, definition, count, files } = state.data;
  if (theirs === null) return null;
  if (supplier === null) {
    return exhibitorId === undefined ? null : (
      <p className={styles['note']}>
        <Icon name="info" size={16} />
        {text.begun}
      </p>
    );
  }
  return (
    <div className={styles['note']}>
      <Icon name="info" size={16} />
      <span>{count === 0 ? text.same(supplierName) : text.differs(supplierName, count)}</span>
      {count > 0 && (
        <Button
          onClick={() => {
            setOpen(true);
          }}
          size="small"
        >
          {text.look}
        </Button>
      )}
      {open && (
        <Drawer
          onClose={() => {
            setOpen(false);
          }}
          title={text.title}
          width="800px"
        >
          <DiffView
            after={supplier.answers}
            afterTitle={text.supplier(supplierName, shortTime(supplier.submitTime ?? ''))}
            before={theirs.answers}
            beforeTitle={text.client(shortTime(theirs.submitTime ?? ''))}
            definition={definition}
            services={withFiles(services, files)}
            words={formWords}
          />
        </Drawer>
      )}
    </div>
  );
};
