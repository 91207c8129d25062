import type { Definition } from '../definition/definition.ts';
import type { Item } from '../definition/item.ts';
import { coreOf } from '../fields/registry.ts';
import { compileLogic } from '../logic/compile-logic.ts';
import { Reactions } from '../logic/reactions.ts';
import { checkContext } from '../validation/check-context.ts';
import { isLocked } from '../validation/check-value.ts';
import type { Problem } from '../fields/problem.ts';
import { ItemNode } from './item-node.ts';
import { Notifier } from './notifier.ts';
import { RowIds } from './rows/row-ids.ts';
import { cutSections } from './sections.ts';
import type { Answers, Context } from '../definition/context.ts';
import type { FieldNode, Section, SectionProgress, Session, SessionOptions } from './session.ts';
import type { SessionCore } from './session-core.ts';
import { triggersOf } from './shown-by.ts';
import type { Trigger } from './shown-by.ts';
import { startTable } from './start-table.ts';
import { startValue } from './start-value.ts';
import { TableNode } from './table-node.ts';
import { unknownProps } from './unknown-props.ts';
import { isTable } from '../fields/dynamic/is-rows.ts';
import { traitsOf } from '../types/traits.ts';

type Node = ItemNode | TableNode;

/** Opens a form: its fields with their stored or default values, settled and ready to be set (engine.md §3, §6). */
export function openSession(definition: Definition, options: SessionOptions): Session {
  return new FormSession(definition, options);
}

class FormSession implements Session {
  readonly definition: Definition;
  readonly nodes: readonly Node[];
  readonly context: Context;
  readonly sections: readonly Section[];
  readonly unknown: Answers;
  readonly #answers: Answers;
  readonly #notifier = new Notifier();
  readonly #reactions: Reactions;
  readonly #byProp: ReadonlyMap<string, Node>;
  readonly #numbers: ReadonlyMap<FieldNode, string>;
  readonly #touch = (index: number): void => this.#reactions.touch(index);

  constructor(definition: Definition, options: SessionOptions) {
    const answers = options.answers ?? {};
    const within = { ...checkContext(options), answerTo: (prop: string) => this.#byProp.get(prop) };
    const ids = new RowIds(options.newRowId);
    const core: SessionCore = {
      notifier: this.#notifier,
      within,
      context: within.context,
      readOnly: options.readOnly === true,
      takeRowId: (wanted) => ids.take(wanted),
    };
    this.definition = definition;
    this.context = within.context;
    this.#answers = answers;
    this.unknown = Object.fromEntries(unknownProps(definition, answers).map((prop) => [prop, answers[prop]]));
    this.nodes = definition.items.map((item, index) => this.#open(item, index, core));
    this.#byProp = firstByProp(this.nodes);
    const { sections, numbers } = cutSections(this.nodes);
    this.sections = sections;
    this.#numbers = numbers;
    this.#notifier.begin();
    this.#reactions = this.#react();
    this.#notifier.end();
  }

  node(prop: string): FieldNode | undefined {
    return this.#byProp.get(prop);
  }

  numberOf(node: FieldNode): string {
    return this.#numbers.get(node) ?? '';
  }

  shownBy(node: FieldNode): readonly Trigger[] {
    return this.#byProp.get(node.key) === node ? triggersOf(this.definition, node.item) : [];
  }

  subscribe(listener: () => void): () => void {
    return this.#notifier.onValues(listener);
  }

  subscribeProgress(listener: () => void): () => void {
    return this.#notifier.onProgress(listener);
  }

  progress(section: Section): SectionProgress {
    let total = 0;
    let done = 0;
    let gaps = 0;
    for (const member of section.nodes) {
      const node = this.#byProp.get(member.key);
      if (node === undefined || !this.#isFillable(node)) continue;
      total += 1;
      if (node.hasProblem()) gaps += 1;
      else if (!coreOf(node.item).isEmpty(node.read(), node.item)) done += 1;
    }
    return { total, done, gaps };
  }

  problems(): readonly Problem[] {
    return this.nodes.flatMap((node) => node.problems());
  }

  validate(): readonly Problem[] {
    this.#notifier.batch(() => {
      for (const node of this.nodes) {
        node.tidy();
        node.revealAll();
      }
      this.#notifier.progressChanged();
    });
    return this.problems();
  }

  showProblems(problems: readonly Problem[]): void {
    this.#notifier.batch(() => {
      for (const problem of problems) this.#showProblem(problem);
      this.#notifier.progressChanged();
    });
  }

  answers(): Answers {
    const answers: Record<string, unknown> = {};
    this.nodes.forEach((node, index) => {
      if (this.#reactions.visible[index] === true && coreOf(node.item).answers) {
        answers[node.item.prop] = node.submission();
      }
    });
    return answers;
  }

  draft(): Answers {
    const draft: Record<string, unknown> = { ...this.unknown };
    for (const node of this.nodes) {
      const { prop } = node.item;
      if (traitsOf(node.item).unknown === true && Object.hasOwn(this.#answers, prop))
        draft[prop] = this.#answers[prop];
      // What nobody touched is left out, so that a default may still fill it another day (engine.md §5).
      else if (coreOf(node.item).answers && node.isStored()) draft[prop] = node.draft();
    }
    return draft;
  }

  #open(item: Item, index: number, core: SessionCore): Node {
    const isStored = Object.hasOwn(this.#answers, item.prop);
    const wire = isStored ? this.#answers[item.prop] : undefined;
    return isTable(item)
      ? new TableNode(item, index, startTable(item, isStored, wire), core, this.#touch)
      : new ItemNode(item, index, startValue(item, isStored, wire, core.context), core, this.#touch);
  }

  #react(): Reactions {
    const { nodes } = this;
    return new Reactions(compileLogic(this.definition), {
      compared(index) {
        const node = nodes[index];
        return node === undefined ? '' : coreOf(node.item).compare(node.read(), node.item);
      },
      takeComputed(index, value) {
        const node = nodes[index];
        return node instanceof ItemNode && node.takeComputed(value);
      },
      reconsider(index) {
        const node = nodes[index];
        return node instanceof TableNode && node.reconsider();
      },
      visibilityChanged: (index, visible) => nodes[index]?.show(visible),
    });
  }

  /** Whether a field is the user's to fill, and shown. */
  #isFillable({ index, item }: Node): boolean {
    return this.#reactions.visible[index] === true && coreOf(item).answers && !isLocked(item);
  }

  #showProblem(problem: Problem): void {
    const node = this.#byProp.get(problem.prop);
    if (node === undefined) return;
    const [index, prop] = problem.path ?? [];
    const row = index !== undefined && node instanceof TableNode ? node.rowAt(index) : null;
    if (row !== null && prop !== undefined && row.hasColumn(prop)) row.cellNode(prop).tellProblem(problem);
    else node.tellProblem(problem);
  }
}

/** Where a prop is doubled the first one bears it. */
function firstByProp(nodes: readonly Node[]): ReadonlyMap<string, Node> {
  const byProp = new Map<string, Node>();
  for (const node of nodes) if (!byProp.has(node.item.prop)) byProp.set(node.item.prop, node);
  return byProp;
}
