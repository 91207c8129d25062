import { diffAnswers, type Session } from '@zhantai/engine';
import { Button } from '@zhantai/ui';
import { Dialog } from '@zhantai/ui/dialog/dialog.tsx';
import { usePortal } from '../../shell/portal/portal-context.ts';
import { shortTime } from '@zhantai/shell/exhibition-time.ts';
import type { Stale } from './controller/form-controller.ts';
import { ownSide } from './controller/own-side.ts';
import styles from './stale-dialog.module.css';

export interface StaleDialogProps {
  readonly stale: Stale;
  readonly session: Session;
  readonly onChoose: (whose: 'mine' | 'theirs') => void;
}

/** Who saved what when, where the two differ, and the choice; neither version is lost (wire.md §4). */
export const StaleDialog = ({ stale, session, onChoose }: StaleDialogProps) => {
  const { words } = usePortal();
  const text = words.formLater.stale;
  const what = stale.draft ? text.savedDraft : text.submitted;
  const changes = diffAnswers(session.definition, stale.answers, ownSide(session, stale.answers));
  const items = session.definition.itemByProp;
  const labels = [...new Set(changes.map(({ prop }) => items.get(prop)?.label ?? prop))];
  return (
    <Dialog
      closable={false}
      footer={
        <>
          <Button
            onClick={() => {
              onChoose('theirs');
            }}
          >
            {text.theirs}
          </Button>
          <Button
            onClick={() => {
              onChoose('mine');
            }}
            variant="primary"
          >
            {text.mine}
          </Button>
        </>
      }
      onClose={() => undefined}
      role="alertdialog"
      title={text.title}
      width="confirm"
    >
      <p>{text.text(stale.savedBy, shortTime(stale.savedAt), what)}</p>
      <p className={styles['choose']}>{text.choose}</p>
      <p className={styles['count']}>{labels.length === 0 ? text.same : text.fields(labels.length)}</p>
      <ul className={styles['labels']}>
        {labels.map((label) => (
          <li key={label}>{label}</li>
        ))}
      </ul>
    </Dialog>
  );
};
