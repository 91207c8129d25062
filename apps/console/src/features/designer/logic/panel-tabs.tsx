import type { DesignerWords } from '@zhantai/messages/designer';
import { Tabs } from '@zhantai/ui';
import { useId, type ReactNode } from 'react';

/** What the panel shows of an item. */
export type PanelTab = 'properties' | 'logic';

interface PanelTabsProps {
  readonly tab: PanelTab;
  readonly onTab: (tab: PanelTab) => void;
  readonly words: DesignerWords['logic'];
  readonly children: ReactNode;
}

/** The settings of an item and its rules, one at a time. */
export const PanelTabs = ({ tab, onTab, words, children }: PanelTabsProps) => {
  const id = useId();
  return (
    <>
      <Tabs
        items={[
          { key: 'properties', label: words.properties },
          { key: 'logic', label: words.logic },
        ]}
        label={words.tabs}
        onSelect={onTab}
        panelId={id}
        selected={tab}
      />
      <div aria-label={tab === 'logic' ? words.logic : words.properties} id={id} role="tabpanel">
        {children}
      </div>
    </>
  );
};
