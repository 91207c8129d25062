import type { Item, Option } from '../definition/item.ts';
import { holdsSeparator } from '../definition/parse-options.ts';
import type { CheckContext, Finding } from '../fields/field-core.ts';
import type { FieldValue } from '../types/field-value.ts';
import type { Problem } from '../fields/problem.ts';
import { listen } from './notifier.ts';
import type { Notified } from './notifier.ts';
import type { NodeState } from './session.ts';
import type { SessionCore } from './session-core.ts';
import { sameValue } from './same-value.ts';

const NO_OPTIONS: readonly Option[] = [];

/** What fields, cells and sub-tables have in common: a picture, its listeners, and a problem that shows in due time. */
export abstract class NodeBase<V extends FieldValue> implements Notified {
  abstract readonly item: Item;
  readonly key: string;
  readonly core: SessionCore;
  /** Most nodes of a long form are listened to by nobody. */
  #listeners: Set<() => void> | null = null;
  #picture: NodeState<V> | null = null;
  #queued = false;
  /** The problem is shown: the field was left, or everything was validated. */
  #revealed = false;
  /** A problem the server found, until the field is set. */
  #serverProblem: Problem | null = null;
  /** What cannot be read is being typed here: that is no mistake before the field is left. */
  #typed = false;
  #found: Finding | null | undefined = undefined;
  #options: readonly Option[] | null = null;

  constructor(key: string, core: SessionCore) {
    this.key = key;
    this.core = core;
  }

  /** The value now. */
  abstract read(): V;
  /** Stored text that could not be read. */
  abstract unreadable(): string | null;
  abstract isShown(): boolean;
  protected abstract isLocked(): boolean;
  protected abstract prefilledBy(): string | null;
  /** The first thing wrong with the value; unreadable text is told apart. */
  protected abstract find(within: CheckContext): Finding | null;
  /** Ties a finding to this node. */
  protected abstract problemOf(finding: Finding): Problem;

  state(): NodeState<V> {
    this.#picture ??= {
      value: this.read(),
      visible: this.isShown(),
      problem: this.#shown(),
      unreadable: this.unreadable(),
      locked: this.isLocked(),
      prefilledBy: this.prefilledBy(),
    };
    return this.#picture;
  }

  subscribe(listener: () => void): () => void {
    this.#listeners ??= new Set();
    return listen(this.#listeners, listener);
  }

  leave(): void {
    this.core.notifier.batch(() => {
      this.tidy();
      this.reveal();
    });
  }

  check(): Problem | null {
    const found = this.judge();
    return found === null ? null : this.problemOf(found);
  }

  options(): readonly Option[] {
    return this.#options ?? this.item.options ?? NO_OPTIONS;
  }

  setOptions(options: readonly Option[]): void {
    this.#options = withoutSeparators(options);
    this.core.notifier.batch(() => {
      this.recheck();
      this.enqueue();
      this.core.notifier.progressChanged();
    });
  }

  tell(): void {
    this.#queued = false;
    if (this.#listeners !== null) for (const listener of this.#listeners) listener();
  }

  /** All problems now, shown or not; one the server told of where the engine finds none. */
  problems(): readonly Problem[] {
    const problem = this.check() ?? (this.isShown() ? this.#serverProblem : null);
    return problem === null ? [] : [problem];
  }

  /** Whether there is any. */
  hasProblem(): boolean {
    return this.judge() !== null || (this.#serverProblem !== null && this.isShown());
  }

  /** The texts of the value become what the server will make of them (engine.md §2): at leaving, never per key. */
  abstract tidy(): void;

  /** Shows the problem, and those of whatever is inside. */
  revealAll(): void {
    this.reveal();
  }

  /** Shows the problem from now on. */
  reveal(): void {
    if (this.#revealed) return;
    this.#revealed = true;
    if (this.judge() !== null) this.changed();
  }

  /** Shows a problem the server found. */
  tellProblem(problem: Problem): void {
    this.#serverProblem = problem;
    this.changed();
  }

  /** The value, or what it is judged by, changed: a new picture, and listeners hear of it. */
  changed(): void {
    this.#found = undefined;
    this.#picture = null;
    this.enqueue();
  }

  /** The user set it: what the server said no longer speaks of this value. */
  protected clearServerProblem(): boolean {
    const hadServerProblem = this.#serverProblem !== null;
    this.#serverProblem = null;
    return hadServerProblem;
  }

  /** Whether what stands here unread is what somebody types. */
  protected typed(unread: boolean): void {
    this.#typed = unread;
  }

  /** What the problem depends on changed outside the value; only a problem that looks different is a change. */
  recheck(): void {
    const before = this.#found;
    this.#found = undefined;
    if (this.#revealed && !sameValue(before ?? null, this.judge())) this.changed();
  }

  /** What is wrong now, not yet tied to its place. */
  judge(): Finding | null {
    if (this.#found === undefined) {
      if (!this.isShown()) this.#found = null;
      else if (this.unreadable() !== null) this.#found = { code: 'unreadable', params: {} };
      else this.#found = this.find(this.#within());
    }
    return this.#found;
  }

  protected enqueue(): void {
    if (this.#queued) return;
    this.#queued = true;
    this.core.notifier.enqueue(this);
  }

  #shown(): Problem | null {
    if (!this.isShown()) return null;
    if (this.#serverProblem !== null) return this.#serverProblem;
    // Text that cannot be read and was there before the user was is shown at once (engine.md §2).
    const found = this.#revealed || (this.unreadable() !== null && !this.#typed) ? this.judge() : null;
    return found === null ? null : this.problemOf(found);
  }

  /** A list that is loaded level by level is never known to be complete, so nothing is held against it. */
  #within(): CheckContext {
    const options = this.#options;
    if (options === null || this.item.dictionary?.lazy === true) return this.core.within;
    return { ...this.core.within, optionsOf: () => options };
  }
}

/** Options whose value would break the wire are left out, at every level (engine.md §1). */
function withoutSeparators(options: readonly Option[]): readonly Option[] {
  return options
    .filter((option) => !holdsSeparator(option.value))
    .map((option) =>
      option.children === undefined ? option : { ...option, children: withoutSeparators(option.children) },
    );
}
