import type { ConsoleExhibitorDetail } from '@zhantai/contract';
import { ApiError } from '@zhantai/contract/client';
import { FieldFrame, TextArea, TextInput, toast } from '@zhantai/ui';
import { Dialog } from '@zhantai/ui/dialog/dialog.tsx';
import { useSending } from '@zhantai/ui/feedback/use-sending.ts';
import { useId, useState } from 'react';
import { ConflictList, type Side } from '../../shell/changes/conflict-list.tsx';
import { conflictsIn, type SeenConflict } from '../../shell/changes/conflicts-in.ts';
import { detailOf } from '../../shell/frame/loading.tsx';
import { useServices } from '../../shell/session/services-context.ts';
import { useSpeech } from '../../shell/words/words-context.ts';
import styles from './exhibitors.module.css';
import { NamedChoice } from './named-choice.tsx';
import { OwnerChoice } from './owner-choice.tsx';
import {
  changeOf,
  creationOf,
  languages,
  origins,
  readTags,
  states,
  typedKeys,
  typedOf,
  type TypedExhibitor,
} from './typed-exhibitor.ts';
import { namesOf, useOwners, withOwner } from './use-owners.ts';
import { keyLabel, valueText } from './value-text.ts';
import { withValue } from './with-value.ts';

/** What {@link ExhibitorDialog} takes. */
export interface ExhibitorDialogProps {
  /** Null: a new one. */
  readonly exhibitor: ConsoleExhibitorDetail | null;
  readonly onDone: (exhibitor: ConsoleExhibitorDetail) => void;
  readonly onClose: () => void;
}

/** Makes an exhibitor or changes one. Where somebody else was faster both values are shown, and what was typed stays. */
export const ExhibitorDialog = ({ exhibitor, onDone, onClose }: ExhibitorDialogProps) => {
  const { client } = useServices();
  const { words } = useSpeech();
  const text = words.exhibitors;
  const id = useId();
  const owners = useOwners();
  const [seen, setSeen] = useState(() => typedOf(exhibitor));
  const [typed, setTyped] = useState(seen);
  const [tags, setTags] = useState(() => seen.tags.join(text.separator));
  const [tried, setTried] = useState(false);
  const [conflicts, setConflicts] = useState<readonly SeenConflict[]>([]);
  const [sides, setSides] = useState<Readonly<Record<string, Side>>>({});
  const { busy, refusal, send } = useSending((error) => {
    if (!(error instanceof ApiError)) throw error;
    return detailOf(error, words.load.offline);
  });
  const put = (change: Partial<TypedExhibitor>) => {
    setTyped({ ...typed, ...change });
  };
  const isBare = tried && typed.name.trim() === '';

  const save = async () => {
    setTried(true);
    if (typed.name.trim() === '') return;
    const settled = settle(seen, { ...typed, tags: readTags(tags) }, conflicts, sides);
    if (conflicts.some(({ key }) => sides[key] === undefined)) return;
    if (exhibitor === null) {
      await send(async () => {
        onDone(await client.call('consoleCreateExhibitor', { body: creationOf(settled.typed) }));
      });
      return;
    }
    const change = changeOf(settled.seen, settled.typed);
    if (change === null) {
      toast(text.unchanged, 'plain');
      onClose();
      return;
    }
    await send(async () => {
      try {
        const saved = await client.call('consoleChangeExhibitor', {
          params: { id: exhibitor.id },
          body: { change },
        });
        toast(text.saved, 'done');
        onDone(saved);
      } catch (error) {
        const met = conflictsIn(error);
        if (met !== null) {
          setSeen(settled.seen);
          setTyped(settled.typed);
          setTags(settled.typed.tags.join(text.separator));
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
      confirmLabel={exhibitor === null ? text.addConfirm : text.editConfirm}
      dismissable={false}
      onClose={onClose}
      onConfirm={() => {
        void save();
      }}
      title={exhibitor === null ? text.addTitle : text.editTitle(exhibitor.name)}
      width="signature"
    >
      <div className={styles['fields']}>
        {conflicts.length > 0 && (
          <ConflictList
            conflicts={conflicts}
            labelOf={(key) => keyLabel(key, text)}
            onChoose={(key, side) => {
              setSides({ ...sides, [key]: side });
            }}
            sides={sides}
            textOf={(key, value) => valueText(key, value, text, namesOf(owners))}
          />
        )}
        <FieldFrame
          error={isBare ? text.needName : undefined}
          id={`${id}-name`}
          label={text.fields.name}
          required
        >
          <TextInput
            aria-describedby={isBare ? `${id}-name-error` : undefined}
            id={`${id}-name`}
            invalid={isBare}
            maxLength={200}
            onChange={(event) => {
              put({ name: event.currentTarget.value });
            }}
            value={typed.name}
          />
        </FieldFrame>
        <FieldFrame id={`${id}-nameEn`} label={text.fields.nameEn}>
          <TextInput
            id={`${id}-nameEn`}
            maxLength={200}
            onChange={(event) => {
              put({ nameEn: event.currentTarget.value });
            }}
            value={typed.nameEn}
          />
        </FieldFrame>
        <FieldFrame help={text.fields.codeHelp} id={`${id}-code`} label={text.fields.code}>
          <TextInput
            aria-describedby={`${id}-code-help`}
            id={`${id}-code`}
            maxLength={32}
            onChange={(event) => {
              put({ code: event.currentTarget.value });
            }}
            value={typed.code}
          />
        </FieldFrame>
        <div className={styles['row']}>
          <NamedChoice
            chosen={typed.origin}
            label={text.fields.origin}
            names={text.origins}
            onChoose={(origin) => {
              put({ origin });
            }}
            options={origins}
          />
          <NamedChoice
            chosen={typed.language}
            label={text.fields.language}
            names={text.languages}
            onChoose={(language) => {
              put({ language });
            }}
            options={languages}
          />
          {exhibitor?.state !== 'withdrawn' && (
            <NamedChoice
              chosen={typed.state}
              label={text.fields.state}
              names={text.states}
              onChoose={(state) => {
                put({ state });
              }}
              options={states}
            />
          )}
        </div>
        {exhibitor !== null && (
          <OwnerChoice
            chosen={typed.owner}
            onChoose={(owner) => {
              put({ owner });
            }}
            owners={withOwner(owners, exhibitor.owner)}
          />
        )}
        <FieldFrame help={text.fields.tagsHelp} id={`${id}-tags`} label={text.fields.tags}>
          <TextInput
            aria-describedby={`${id}-tags-help`}
            id={`${id}-tags`}
            maxLength={1_000}
            onChange={(event) => {
              setTags(event.currentTarget.value);
            }}
            value={tags}
          />
        </FieldFrame>
        <FieldFrame help={text.fields.noteHelp} id={`${id}-note`} label={text.fields.note}>
          <TextArea
            aria-describedby={`${id}-note-help`}
            id={`${id}-note`}
            maxLength={2_000}
            onChange={(event) => {
              put({ note: event.currentTarget.value });
            }}
            value={typed.note}
          />
        </FieldFrame>
        {refusal !== null && (
          <p className={styles['refusal']} role="alert">
            {refusal}
          </p>
        )}
      </div>
    </Dialog>
  );
};

/** What was seen is what stands there now; where theirs is chosen it is also what is wanted. */
function settle(
  seen: TypedExhibitor,
  typed: TypedExhibitor,
  conflicts: readonly SeenConflict[],
  sides: Readonly<Record<string, Side>>,
): { readonly seen: TypedExhibitor; readonly typed: TypedExhibitor } {
  let settled = { seen, typed };
  for (const { key: name, now } of conflicts) {
    const key = typedKeys.find((known) => known === name);
    if (key === undefined) continue;
    settled = {
      seen: withValue(settled.seen, key, now),
      typed: sides[name] === 'theirs' ? withValue(settled.typed, key, now) : settled.typed,
    };
  }
  return settled;
}
