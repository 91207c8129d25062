import type { ConsoleFormSettings, FormSettings } from '@zhantai/contract';
import { ApiError } from '@zhantai/contract/client';
import { useState } from 'react';
import type { Side } from '../../shell/changes/conflict-list.tsx';
import { conflictsIn, type SeenConflict } from '../../shell/changes/conflicts-in.ts';
import { detailOf } from '../../shell/frame/loading.tsx';
import { useServices } from '../../shell/session/services-context.ts';
import { useSpeech } from '../../shell/words/words-context.ts';
import { changeOf, rebased, settingKeys, withKeys } from './settings-change.ts';

/** The settings of a form while they are changed: what stands there, what is typed over it, and how saving went. */
export interface SettingsState {
  readonly kept: ConsoleFormSettings;
  readonly typed: FormSettings;
  readonly put: (change: Partial<FormSettings>) => void;
  readonly discard: () => void;
  readonly busy: boolean;
  /** Why it was not saved; what was typed stays. */
  readonly refusal: string | null;
  readonly conflicts: readonly SeenConflict[];
  readonly sides: Readonly<Record<string, Side>>;
  readonly choose: (key: string, side: Side) => void;
  /** Whether it was saved. */
  readonly save: () => Promise<boolean>;
}

/** Saves by comparison; where somebody else was faster both values are held until one is chosen (console.md §0.3). */
export function useSettings(loaded: ConsoleFormSettings): SettingsState {
  const { client, forms } = useServices();
  const { words } = useSpeech();
  const [kept, setKept] = useState(loaded);
  const [typed, setTyped] = useState(loaded.settings);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [conflicts, setConflicts] = useState<readonly SeenConflict[]>([]);
  const [sides, setSides] = useState<Readonly<Record<string, Side>>>({});
  const params = { formId: loaded.formId };

  const stand = (now: ConsoleFormSettings, next: FormSettings) => {
    setKept(now);
    setTyped(next);
    setConflicts([]);
    setSides({});
  };
  /** Takes what stands there now under what is typed. */
  const meet = async (met: readonly SeenConflict[], wanted: FormSettings) => {
    const now = await client.call('consoleFormSettings', { params });
    stand(now, rebased(kept.settings, wanted, now.settings));
    setConflicts(met);
  };
  const save = async () => {
    const theirs = settingKeys.filter((key) => sides[key] === 'theirs');
    const wanted = withKeys(typed, kept.settings, theirs);
    const change = changeOf(kept.settings, wanted);
    setRefusal(null);
    if (Object.keys(change).length === 0) {
      stand(kept, wanted);
      return true;
    }
    setBusy(true);
    try {
      try {
        const saved = await client.call('consoleChangeForm', { params, body: { change } });
        stand(saved, saved.settings);
      } catch (error) {
        const met = conflictsIn(error);
        if (met === null) throw error;
        await meet(met, wanted);
        return false;
      }
      void forms.load();
      return true;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setRefusal(detailOf(error, words.load.offline));
      return false;
    } finally {
      setBusy(false);
    }
  };
  return {
    kept,
    typed,
    put(change) {
      setTyped((old) => ({ ...old, ...change }));
    },
    discard() {
      setRefusal(null);
      stand(kept, kept.settings);
    },
    busy,
    refusal,
    conflicts,
    sides,
    choose(key, side) {
      setSides((old) => ({ ...old, [key]: side }));
    },
    save,
  };
}
