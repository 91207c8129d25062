import type { StaffList, StaffMember } from '@zhantai/contract';
import { ApiError } from '@zhantai/contract/client';
import { toast } from '@zhantai/ui';
import { Dialog } from '@zhantai/ui/dialog/dialog.tsx';
import { useSending } from '@zhantai/ui/feedback/use-sending.ts';
import { useState } from 'react';
import { ConflictList, type Side } from '../../shell/changes/conflict-list.tsx';
import { conflictsIn, type SeenConflict } from '../../shell/changes/conflicts-in.ts';
import { detailOf } from '../../shell/frame/loading.tsx';
import { useServices } from '../../shell/session/services-context.ts';
import { useSpeech } from '../../shell/words/words-context.ts';
import { RightsFields } from './rights-fields.tsx';
import { rightText } from './right-text.ts';
import { changeOf, rightsOf, withValue } from './rights.ts';
import styles from './staff.module.css';

interface RightsDialogProps {
  readonly member: StaffMember;
  readonly halls: readonly string[];
  readonly onDone: (list: StaffList) => void;
  readonly onClose: () => void;
}

/** Changes what a member of staff may. Where somebody else was faster both values are shown. */
export const RightsDialog = ({ member, halls, onDone, onClose }: RightsDialogProps) => {
  const { client } = useServices();
  const { words } = useSpeech();
  const text = words.staff;
  const [seen, setSeen] = useState(() => rightsOf(member));
  const [rights, setRights] = useState(seen);
  const [conflicts, setConflicts] = useState<readonly SeenConflict[]>([]);
  const [sides, setSides] = useState<Readonly<Record<string, Side>>>({});
  const { busy, refusal, send } = useSending((error) => {
    if (!(error instanceof ApiError)) throw error;
    return detailOf(error, words.load.offline);
  });

  const save = async () => {
    if (conflicts.some(({ key }) => sides[key] === undefined)) return;
    let [now, wanted] = [seen, rights];
    for (const { key, now: value } of conflicts) {
      now = withValue(now, key, value);
      if (sides[key] === 'theirs') wanted = withValue(wanted, key, value);
    }
    const change = changeOf(now, wanted);
    if (change === null) {
      toast(text.unchanged, 'plain');
      onClose();
      return;
    }
    await send(async () => {
      try {
        const list = await client.call('consoleChangeStaff', { params: { id: member.id }, body: { change } });
        toast(text.saved, 'done');
        onDone(list);
      } catch (error) {
        const met = conflictsIn(error);
        if (met !== null) {
          setSeen(now);
          setRights(wanted);
          setConflicts(met);
          setSides({});
        }
        throw error;
      }
    });
  };
  return (
    <Dialog
      busy={busy}
      confirmLabel={text.save}
      dismissable={false}
      onClose={onClose}
      onConfirm={() => {
        void save();
      }}
      title={text.rightsTitle(member.name)}
      width="form"
    >
      <div className={styles['fields']}>
        {conflicts.length > 0 && (
          <ConflictList
            conflicts={conflicts}
            labelOf={(key) => text.keys[key] ?? key}
            onChoose={(key, side) => {
              setSides({ ...sides, [key]: side });
            }}
            sides={sides}
            textOf={(key, value) => rightText(key, value, text)}
          />
        )}
        <RightsFields halls={halls} onChange={setRights} rights={rights} />
        {refusal !== null && (
          <p className={styles['refusal']} role="alert">
            {refusal}
          </p>
        )}
      </div>
    </Dialog>
  );
};
