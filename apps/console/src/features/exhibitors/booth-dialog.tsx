import type { BoothEffect, ConsoleBoothName } from '@zhantai/contract';
import { ApiError } from '@zhantai/contract/client';
import { FieldFrame, TextInput } from '@zhantai/ui';
import { Dialog } from '@zhantai/ui/dialog/dialog.tsx';
import { useSending } from '@zhantai/ui/feedback/use-sending.ts';
import { useId, useState } from 'react';
import { ConflictList, type Side } from '../../shell/changes/conflict-list.tsx';
import { conflictsIn, type SeenConflict } from '../../shell/changes/conflicts-in.ts';
import { detailOf } from '../../shell/frame/loading.tsx';
import { useServices } from '../../shell/session/services-context.ts';
import { useSpeech } from '../../shell/words/words-context.ts';
import { EffectList } from './effect-list.tsx';
import styles from './exhibitors.module.css';
import { NamedChoice } from './named-choice.tsx';
import { placeOf } from './place-of.ts';
import {
  boothChangeOf,
  boothOf,
  boothTypes,
  typedBoothOf,
  withBoothValue,
  wrongKeys,
  type BoothKey,
  type TypedBooth,
} from './typed-booth.ts';

/** What {@link BoothDialog} takes. */
export interface BoothDialogProps {
  /** Null: a new one. */
  readonly booth: ConsoleBoothName | null;
  /** Whose a new one is; null: nobody's. */
  readonly exhibitorId: string | null;
  readonly onDone: (place: string) => void;
  readonly onClose: () => void;
}

const textKeys = ['hall', 'number', 'area', 'heightLimit'] as const;

/** Makes a booth of an exhibitor or changes one; where somebody else was faster both values are shown. */
export const BoothDialog = ({ booth, exhibitorId, onDone, onClose }: BoothDialogProps) => {
  const { client } = useServices();
  const { words, language } = useSpeech();
  const text = words.exhibitors;
  const id = useId();
  const [seen, setSeen] = useState(() => typedBoothOf(booth));
  const [typed, setTyped] = useState(seen);
  const [tried, setTried] = useState(false);
  const [effects, setEffects] = useState<readonly BoothEffect[]>([]);
  const [conflicts, setConflicts] = useState<readonly SeenConflict[]>([]);
  const [sides, setSides] = useState<Readonly<Record<string, Side>>>({});
  const { busy, refusal, send, again } = useSending((error) => {
    if (!(error instanceof ApiError)) throw error;
    return detailOf(error, words.load.offline);
  });
  const wrong = tried ? wrongKeys(typed) : [];
  const sentences = {
    hall: text.needHall,
    number: text.needNumber,
    area: text.needArea,
    heightLimit: text.height,
  } as const satisfies Record<(typeof textKeys)[number], string>;

  const save = async () => {
    setTried(true);
    if (wrongKeys(typed).length > 0 || conflicts.some(({ key }) => sides[key] === undefined)) return;
    const settled = settle(seen, typed, conflicts, sides);
    await send(async () => {
      if (booth === null) {
        const made = await client.call('consoleCreateBooth', {
          body: { ...boothOf(settled.typed), exhibitorId },
        });
        onDone(placeOf(made, words));
        return;
      }
      const change = boothChangeOf(settled.seen, settled.typed);
      if (change === null) {
        onClose();
        return;
      }
      // What the type changes is shown before it is done.
      if (change.type !== undefined && effects.length === 0) {
        const found = await client.call('consoleBoothEffects', {
          language,
          params: { id: booth.id },
          body: { change },
        });
        setEffects(found);
        if (found.length > 0) {
          again();
          return;
        }
      }
      try {
        const saved = await client.call('consoleChangeBooth', { params: { id: booth.id }, body: { change } });
        onDone(placeOf(saved, words));
      } catch (error) {
        const met = conflictsIn(error);
        if (met !== null) {
          setSeen(settled.seen);
          setTyped(settled.typed);
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
      confirmLabel={booth === null ? text.addConfirm : text.editConfirm}
      dismissable={false}
      onClose={onClose}
      onConfirm={() => {
        void save();
      }}
      title={text.boothTitle(booth === null ? '' : placeOf(booth, words))}
      width="signature"
    >
      <div className={styles['fields']}>
        {conflicts.length > 0 && (
          <ConflictList
            conflicts={conflicts}
            labelOf={(key) => labelOf(key, text.boothFields)}
            onChoose={(key, side) => {
              setSides({ ...sides, [key]: side });
            }}
            sides={sides}
            textOf={(key, value) =>
              key === 'type' ? text.boothTypes[withBoothValue(typed, 'type', value).type] : valueOf(value)
            }
          />
        )}
        <div className={styles['row']}>
          {textKeys.map((key) => (
            <FieldFrame
              error={wrong.includes(key) ? sentences[key] : undefined}
              id={`${id}-${key}`}
              key={key}
              label={text.boothFields[key]}
              required={key !== 'heightLimit'}
            >
              <TextInput
                aria-describedby={wrong.includes(key) ? `${id}-${key}-error` : undefined}
                id={`${id}-${key}`}
                inputMode={key === 'area' || key === 'heightLimit' ? 'decimal' : 'text'}
                invalid={wrong.includes(key)}
                maxLength={32}
                onChange={(event) => {
                  setTyped({ ...typed, [key]: event.currentTarget.value });
                }}
                value={typed[key]}
              />
            </FieldFrame>
          ))}
          <NamedChoice
            chosen={typed.type}
            label={text.boothFields.type}
            names={text.boothTypes}
            onChoose={(type) => {
              setTyped({ ...typed, type });
              setEffects([]);
            }}
            options={boothTypes}
          />
        </div>
        <EffectList effects={effects} />
        {refusal !== null && (
          <p className={styles['refusal']} role="alert">
            {refusal}
          </p>
        )}
      </div>
    </Dialog>
  );
};

function labelOf(key: string, labels: Readonly<Record<string, string>>): string {
  return labels[key] ?? key;
}

function valueOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** What was seen is what stands there now; where theirs is chosen it is also what is wanted. */
function settle(
  seen: TypedBooth,
  typed: TypedBooth,
  conflicts: readonly SeenConflict[],
  sides: Readonly<Record<string, Side>>,
): { readonly seen: TypedBooth; readonly typed: TypedBooth } {
  const keys: readonly BoothKey[] = [...textKeys, 'type'];
  let settled = { seen, typed };
  for (const { key: name, now } of conflicts) {
    const key = keys.find((known) => known === name);
    if (key === undefined) continue;
    settled = {
      seen: withBoothValue(settled.seen, key, now),
      typed: sides[name] === 'theirs' ? withBoothValue(settled.typed, key, now) : settled.typed,
    };
  }
  return settled;
}
