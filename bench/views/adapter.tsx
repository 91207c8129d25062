// Zhantai as a page of the portal mounts it, for a harness that gives forms in neutral words (README.md of the bench).
import '@zhantai/ui/styles/tokens.css';
import '@zhantai/ui/styles/base.css';
import { loadJudge, openSession, readDefinition } from '@zhantai/engine';
import type { FieldNode, FieldType } from '@zhantai/engine';
import { DeviceProvider, KitProvider } from '@zhantai/ui';
import { FormView, prepareFaces } from '@zhantai/views';
import type { FormServices, FormWords } from '@zhantai/views';
import { desktop } from '@zhantai/views/desktop';
import { createRoot } from 'react-dom/client';
import { zhHans as kitZhHans } from '../../packages/messages/src/kit/zh-hans.ts';
import { zhHans } from '../../packages/messages/src/fields/zh-hans.ts';
import { problemRenderer } from '../../packages/messages/src/problems/render-with.ts';
import { zhHans as problemWords } from '../../packages/messages/src/problems/zh-hans.ts';
import { answersOf, detailOf } from './spec.ts';
import type { NeutralForm } from './spec.ts';

// A page loads the words of its language beside the form; here they count as script of the first load.
const words: FormWords = {
  language: 'zh-Hans',
  fields: zhHans,
  problem: problemRenderer(problemWords).problem,
};

const nothingStored = () => Promise.reject(new Error('these forms store nothing elsewhere'));
const services: FormServices = {
  today: '2026-05-20',
  loadOptions: nothingStored,
  upload: nothingStored,
  fileInfo: nothingStored,
  uploadSignature: nothingStored,
  openFile: () => undefined,
  notify: () => undefined,
};

/** Cells of a windowed table that fill its frame. */
const CELLS_IN_SIGHT = 80;

export default {
  name: 'zhantai',
  probe: {
    fields: '[data-prop]',
    errors: '[data-prop] p[id$="-problem"]',
    input: (id: string) => `[data-prop="${id}"] input`,
    cell: (root: Element, row: number, column: string) =>
      root.querySelector(`tr[data-index="${row}"] [id$="/${column}"]`),
    // A windowed table is done when its rows in sight are drawn.
    cells: (root: Element) =>
      root.querySelectorAll('tr[data-index] > td').length >= CELLS_IN_SIGHT ? Number.POSITIVE_INFINITY : 0,
  },
  async mount(element: Element, form: NeutralForm) {
    const detail = detailOf(form);
    const definition = readDefinition(detail, {}, await loadJudge(detail));
    await prepareFaces(desktop, definition);
    const session = openSession(definition, { today: services.today, answers: answersOf(form) });
    const root = createRoot(element);
    root.render(
      <DeviceProvider>
        <KitProvider language="zh-Hans" words={kitZhHans}>
          <FormView device={desktop} services={services} session={session} words={words} />
        </KitProvider>
      </DeviceProvider>,
    );
    return {
      set(id: string, value: string): void {
        const node = session.node(id);
        if (node !== undefined) setAnswer(node, value);
      },
      validate: () => session.validate(),
      unmount: () => root.unmount(),
    };
  },
};

/** Sets an answer as its control does. */
function setAnswer(node: FieldNode, value: string): void {
  if (isOf(node, 'select')) node.set({ value });
  else if (isOf(node, 'input')) node.set(value);
}

function isOf<T extends FieldType>(node: FieldNode, type: T): node is FieldNode<T> {
  return node.item.type === type;
}
