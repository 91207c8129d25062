import type { Form, FormInfo, FormEntry, SubmitAnswer, TagForms } from '@zhantai/contract';
import { Button, ButtonLink, Cell } from '@zhantai/ui';
import { use, useEffect, useRef } from 'react';
import { makeChecklist } from '../home/checklist.ts';
import { useAddress } from '@zhantai/shell/location/use-address.ts';
import { boothName } from '../../shell/page/booth-name.ts';
import { usePortal } from '../../shell/portal/portal-context.ts';
import { useFormAddress } from '../../shell/page/use-form-address.ts';
import { FormPlaceContext } from '../form/form-place.ts';
import { boothAddress } from '../booths/booth-address.ts';
import { nextBooth } from '../booths/next-booth.ts';
import { manyAddresses } from '../form/many-addresses.ts';
import styles from './receipt.module.css';

export interface ReceiptProps {
  readonly answer: SubmitAnswer;
  readonly entry: FormEntry;
  readonly form: Form;
  readonly groups: readonly TagForms[];
  readonly info: FormInfo;
  readonly onStay: () => void;
}

/** A taken submission: number, time, and what comes next. */
export const Receipt = ({ answer, entry, form, groups, info, onStay }: ReceiptProps) => {
  const { location, words } = usePortal();
  const text = words.formLater.receipt;
  const addressOf = useFormAddress();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    window.scrollTo(0, 0);
    heading.current?.focus();
  }, []);
  const { many } = use(FormPlaceContext);
  const address = useAddress(location);
  const addresses = manyAddresses(address);
  const booth = nextBooth(info);
  const review = answer.status === 'wait';
  const next = makeChecklist(groups).tabs.action.find((one) => one.formId !== entry.formId);
  return (
    <section className={styles['receipt']}>
      <Cell code={form.formCode} filling size="empty" status={review ? 'review' : 'submitted'} />
      <div>
        <h1 className={styles['title']} ref={heading} tabIndex={-1}>
          {text.title(form.title)}
          {info.booth !== null && info.booths.length > 1 && ` · ${boothName(info.booth, words)}`}
        </h1>
        <p className={styles['text']}>{review ? text.review : text.noReview}</p>
        <dl className={styles['facts']}>
          {answer.receipt !== undefined && (
            <div>
              <dt>{text.number}</dt>
              <dd className={styles['number']}>{answer.receipt.number}</dd>
            </div>
          )}
          <div>
            <dt>{text.time}</dt>
            <dd>{(answer.receipt?.time ?? answer.savedAt).slice(0, 16)}</dd>
          </div>
        </dl>
        <div className={styles['actions']}>
          {many ? (
            <>
              <ButtonLink href={`#${addresses.list}`} variant="primary">
                {words.people.many.back}
              </ButtonLink>
              <ButtonLink href={`#${addresses.fresh}`}>{words.people.many.another}</ButtonLink>
            </>
          ) : booth !== null ? (
            <>
              <ButtonLink href={`#${boothAddress(address, booth.id)}`} variant="primary">
                {words.booking.booths.next(boothName(booth, words))}
              </ButtonLink>
              <ButtonLink href="#/">{text.home}</ButtonLink>
            </>
          ) : next === undefined ? (
            <ButtonLink href="#/" variant="primary">
              {text.home}
            </ButtonLink>
          ) : (
            <>
              <ButtonLink href={`#${addressOf(next.pageKey)}`} variant="primary">
                {text.next(next.formCode, next.title)}
              </ButtonLink>
              <ButtonLink href="#/">{text.home}</ButtonLink>
            </>
          )}
          <Button onClick={onStay} variant="text">
            {text.stay}
          </Button>
        </div>
      </div>
    </section>
  );
};
