import type { Article, FormInfo } from '@zhantai/contract';
import { Button, useDevice } from '@zhantai/ui';
import type { FormServices, FormWords } from '@zhantai/views';
import { lazy, Suspense } from 'react';
import { useSignature } from '../letter/use-signature.ts';
import { usePortal } from '../../shell/portal/portal-context.ts';
import styles from './form-actions.module.css';
import type { FormControllerState } from '../form/controller/form-controller.ts';
import { sameAnswers } from '../form/controller/same-answers.ts';
import { withRetry } from '@zhantai/shell/loading/with-retry.ts';

const WithdrawDialog = lazy(async () => ({
  default: (await withRetry(() => import('./dialogs/withdraw-dialog.tsx'))).WithdrawDialog,
}));
const ChangeDialog = lazy(async () => ({
  default: (await withRetry(() => import('./dialogs/change-dialog.tsx'))).ChangeDialog,
}));
const RecordsDrawer = lazy(async () => ({
  default: (await withRetry(() => import('../records/records-drawer.tsx'))).RecordsDrawer,
}));
const LetterPaper = lazy(async () => ({
  default: (await withRetry(() => import('../letter/letter-paper.tsx'))).LetterPaper,
}));
const FormPaper = lazy(async () => ({
  default: (await withRetry(() => import('../../shell/paper/form-paper.tsx'))).FormPaper,
}));

/** What stands open over the form. */
export type FormOverlay = 'withdraw' | 'change' | 'records' | 'paper';

export interface FormActionsProps {
  /** The letter that is signed with the form; null for other forms. */
  readonly article: Article | null;
  readonly info: FormInfo;
  /** It was handed in before, whatever became of it. */
  readonly handedIn: boolean;
  readonly state: FormControllerState;
  readonly services: FormServices;
  readonly words: FormWords;
  readonly open: FormOverlay | null;
  readonly onOpen: (overlay: FormOverlay | null) => void;
  readonly onReload: () => void;
}

/** What can be done with a form that was handed in: take it back, ask for a change, look back, put on paper. */
export const FormActions = ({
  article,
  info,
  handedIn,
  state,
  services,
  words: formWords,
  open,
  onOpen,
  onReload,
}: FormActionsProps) => {
  const text = usePortal().words.formLater;
  const mobile = useDevice() === 'mobile';
  const { formId } = info.form;
  const close = () => {
    onOpen(null);
  };
  const signature = useSignature(state.session, services);
  const paper = {
    answers: state.session.answers(),
    booth: info.booth,
    definition: state.session.definition,
    form: state.form,
    onClose: close,
    receipt: isHandedIn(info, state) ? info.receipt : null,
    services,
    words: formWords,
  };
  const button = (overlay: FormOverlay, label: string) => (
    <Button
      onClick={() => {
        onOpen(overlay);
      }}
    >
      {label}
    </Button>
  );
  return (
    <>
      {(handedIn || state.readOnly) && (
        <div className={styles['actions']} data-print="hide">
          {info.status === 'wait' && state.readOnly && button('withdraw', text.actions.withdraw)}
          {info.status === 'adopt' && button('change', text.actions.change)}
          {handedIn && button('records', text.actions.records)}
          {/* On a desktop the bar of an open form has it. */}
          {(state.readOnly || mobile) && button('paper', text.actions.paper)}
        </div>
      )}
      <Suspense fallback={null}>
        {open === 'withdraw' && <WithdrawDialog formId={formId} onClose={close} onDone={onReload} />}
        {open === 'change' && <ChangeDialog formId={formId} onClose={close} onDone={onReload} />}
        {open === 'records' && (
          <RecordsDrawer form={state.form} onClose={close} services={services} words={formWords} />
        )}
        {open === 'paper' &&
          (article === null ? (
            <FormPaper {...paper} />
          ) : (
            <LetterPaper
              {...paper}
              article={article}
              day={info.receipt?.time.slice(0, 10) ?? info.context.today}
              signature={signature}
            />
          ))}
      </Suspense>
    </>
  );
};

/** What stands on the page is what was handed in. */
function isHandedIn(info: FormInfo, state: FormControllerState): boolean {
  return state.readOnly || (!info.hasDraft && sameAnswers(state.session.draft(), info.answers));
}
