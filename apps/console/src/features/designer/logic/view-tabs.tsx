import type { DesignerWords } from '@zhantai/messages/designer';
import { Tabs } from '@zhantai/ui';
import { useId, type ReactNode } from 'react';
import type { FoundSoFar } from '../problems/use-findings.ts';

/** What stands in the middle of the designer. */
export type DesignerView = 'canvas' | 'logic' | 'graph' | 'texts' | 'findings';

interface ViewTabsProps {
  readonly view: DesignerView;
  readonly onView: (view: DesignerView) => void;
  readonly found: FoundSoFar;
  readonly words: DesignerWords;
  readonly children: ReactNode;
}

/** The items, the rules of the whole form, its translations, or what is found in it: how much that is stands there always. */
export const ViewTabs = ({
  view,
  onView,
  found,
  words: { logic: words, graph, texts },
  children,
}: ViewTabsProps) => {
  const id = useId();
  const counts =
    found === undefined || found === null
      ? words.findings
      : `${words.problemCount(found.problems.length)} · ${words.warningCount(found.warnings.length)}`;
  const names = {
    canvas: words.canvas,
    logic: words.logic,
    graph: graph.tab,
    texts: texts.tab,
    findings: counts,
  };
  return (
    <>
      <Tabs
        items={[
          { key: 'canvas', label: names.canvas },
          { key: 'logic', label: names.logic },
          { key: 'graph', label: names.graph },
          { key: 'texts', label: names.texts },
          { key: 'findings', label: names.findings },
        ]}
        label={words.view}
        look="list"
        onSelect={onView}
        panelId={id}
        selected={view}
      />
      <div aria-label={names[view]} id={id} role="tabpanel">
        {children}
      </div>
    </>
  );
};
