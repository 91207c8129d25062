import type { DesignerWords } from '@zhantai/messages/designer';
import { Tabs } from '@zhantai/ui';
import { useId, type ReactNode } from 'react';

/** What the panel shows of an item. */
export type PanelTab = 'properties' | 'options' | 'logic';

interface PanelTabsProps {
  readonly tab: PanelTab;
  /** Whether it is chosen from a list. */
  readonly hasOptions: boolean;
  /** Whether rules can be about it. */
  readonly hasLogic: boolean;
  readonly onTab: (tab: PanelTab) => void;
  readonly words: DesignerWords['logic'];
  readonly children: ReactNode;
}

/** The settings of an item, its options and its rules, one at a time. */
export const PanelTabs = ({ tab, hasOptions, hasLogic, onTab, words, children }: PanelTabsProps) => {
  const id = useId();
  return (
    <>
      <Tabs
        items={[
          { key: 'properties', label: words.properties },
          ...(hasOptions ? [{ key: 'options' as const, label: words.options }] : []),
          ...(hasLogic ? [{ key: 'logic' as const, label: words.logic }] : []),
        ]}
        label={words.tabs}
        onSelect={onTab}
        panelId={id}
        selected={tab}
      />
      <div aria-label={words[tab]} id={id} role="tabpanel">
        {children}
      </div>
    </>
  );
};
