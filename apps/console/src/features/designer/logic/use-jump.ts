import type { SettingKey } from '@zhantai/engine/authoring';
import { useCallback, useEffect, useState, type RefObject } from 'react';
import type { PanelTab } from './panel-tabs.tsx';
import type { DesignerView } from './view-tabs.tsx';

/** Where the focus goes in the panel of the selected item. */
export interface Jump {
  readonly tab: PanelTab;
  /** Null for whatever comes first. */
  readonly setting: SettingKey | null;
}

/** What the designer shows, and the way to a setting of the selected item: its tab opens next to the canvas, and it has the focus. */
export function useJump(panel: RefObject<HTMLElement | null>, setWhole: (isWhole: boolean) => void) {
  const [view, setView] = useState<DesignerView>('canvas');
  const [tab, setTab] = useState<PanelTab>('properties');
  const [last, setLast] = useState<Jump | null>(null);
  useEffect(() => {
    if (last === null) return;
    const box = panel.current?.querySelector('[role=tabpanel]');
    const field =
      last.setting === null ? null : box?.querySelector(`[data-prop="${CSS.escape(last.setting)}"]`);
    const controls = 'input, textarea, button, select, [tabindex="0"]';
    (field ?? box)?.querySelector<HTMLElement>(controls)?.focus();
  }, [last, panel]);
  const jump = useCallback(
    (next: Jump) => {
      // Not every setting is among the usual ones.
      if (next.setting !== null) setWhole(true);
      setView('canvas');
      setTab(next.tab);
      setLast({ ...next });
    },
    [setWhole],
  );
  return { view, setView, tab, setTab, jump };
}
