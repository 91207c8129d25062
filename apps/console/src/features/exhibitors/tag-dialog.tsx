import type { Job, TagExhibitorsRequest } from '@zhantai/contract';
import { ApiError } from '@zhantai/contract/client';
import { Checkbox, FieldFrame, TextInput } from '@zhantai/ui';
import { Dialog } from '@zhantai/ui/dialog/dialog.tsx';
import { tick } from '@zhantai/ui/data-table/rows/selection.ts';
import { useSending } from '@zhantai/ui/feedback/use-sending.ts';
import { useId, useState } from 'react';
import { detailOf } from '../../shell/frame/loading.tsx';
import { useServices } from '../../shell/session/services-context.ts';
import { useSpeech } from '../../shell/words/words-context.ts';
import styles from './exhibitors.module.css';
import { bulkOf, countNow, type Selection } from './selection.ts';
import { readTags } from './typed-exhibitor.ts';

/** What {@link TagDialog} takes. */
export interface TagDialogProps {
  readonly selection: Selection;
  /** Tags that exhibitors have. */
  readonly tags: readonly string[];
  readonly onDone: (job: Job) => void;
  readonly onClose: () => void;
}

/** Gives tags to many exhibitors and takes others away. */
export const TagDialog = ({ selection, tags, onDone, onClose }: TagDialogProps) => {
  const { client } = useServices();
  const { words } = useSpeech();
  const text = words.bulk;
  const id = useId();
  const [typed, setTyped] = useState('');
  const [remove, setRemove] = useState<readonly string[]>([]);
  const [count, setCount] = useState('ids' in selection ? selection.ids.length : selection.count);
  const [missing, setMissing] = useState(false);
  const { busy, refusal, send } = useSending((error) => {
    if (!(error instanceof ApiError)) throw error;
    const now = countNow(error);
    if (now === null) return detailOf(error, words.load.offline);
    setCount(now);
    return text.changed(now);
  });
  const add = readTags(typed);
  const confirm = async () => {
    const isMissing = add.length + remove.length === 0;
    setMissing(isMissing);
    if (isMissing) return;
    await send(async () => {
      const body: TagExhibitorsRequest = {
        bulk: bulkOf(selection, count),
        add: [...add],
        remove: [...remove],
      };
      onDone(await client.call('consoleTagExhibitors', { body }));
    });
  };
  return (
    <Dialog
      busy={busy}
      confirmLabel={text.confirm(count)}
      dismissable={typed === '' && remove.length === 0}
      onClose={onClose}
      onConfirm={() => {
        void confirm();
      }}
      title={text.tagTitle(count)}
    >
      <div className={styles['fields']}>
        <p>{text.tagLead}</p>
        <FieldFrame error={missing ? text.needTag : undefined} help={text.addHelp} id={id} label={text.add}>
          <TextInput
            aria-describedby={missing ? `${id}-error` : `${id}-help`}
            id={id}
            invalid={missing}
            maxLength={200}
            onChange={(event) => {
              setTyped(event.currentTarget.value);
            }}
            value={typed}
          />
        </FieldFrame>
        {tags.length > 0 && (
          <fieldset className={styles['removed']}>
            <legend>{text.remove}</legend>
            {tags.map((tag) => (
              <Checkbox
                checked={remove.includes(tag)}
                key={tag}
                onChange={(event) => {
                  setRemove(tick(remove, tag, event.currentTarget.checked));
                }}
              >
                {tag}
              </Checkbox>
            ))}
          </fieldset>
        )}
        {refusal !== null && (
          <p className={styles['refusal']} role="alert">
            {refusal}
          </p>
        )}
      </div>
    </Dialog>
  );
};
