/** Something whose listeners are told after it changed. */
export interface Notified {
  /** Calls the listeners, and may be queued again from now on. */
  tell(): void;
}

type Listener = () => void;

/**
 * Tells listeners after a change is complete, once each. What a listener sets is done at once and told in the same
 * round, never by recursion.
 */
export class Notifier {
  readonly #values = new Set<Listener>();
  readonly #progress = new Set<Listener>();
  #queue: Notified[] = [];
  #spare: Notified[] = [];
  #depth = 0;
  #telling = false;
  #valuesChanged = false;
  #progressChanged = false;

  /** Runs a change; listeners hear of it when the outermost one is done. */
  batch(change: () => void): void {
    this.begin();
    try {
      change();
    } finally {
      this.end();
    }
  }

  begin(): void {
    this.#depth += 1;
  }

  end(): void {
    this.#depth -= 1;
    if (this.#depth === 0 && !this.#telling) this.#tellAll();
  }

  /** Queues a node; the caller sees to it that it is queued once. */
  enqueue(node: Notified): void {
    this.#queue.push(node);
  }

  /** Any value or row changed. */
  valueChanged(): void {
    this.#valuesChanged = true;
    this.#progressChanged = true;
  }

  /** A summary may have changed. */
  progressChanged(): void {
    this.#progressChanged = true;
  }

  onValues(listener: Listener): () => void {
    return listen(this.#values, listener);
  }

  onProgress(listener: Listener): () => void {
    return listen(this.#progress, listener);
  }

  #tellAll(): void {
    this.#telling = true;
    try {
      while (this.#queue.length > 0 || this.#valuesChanged || this.#progressChanged) this.#tellRound();
    } finally {
      this.#telling = false;
    }
  }

  #tellRound(): void {
    const queue = this.#queue;
    this.#queue = this.#spare;
    this.#spare = queue;
    const values = this.#valuesChanged;
    const progress = this.#progressChanged;
    this.#valuesChanged = false;
    this.#progressChanged = false;
    for (const node of queue) node.tell();
    queue.length = 0;
    if (values) for (const listener of this.#values) listener();
    if (progress) for (const listener of this.#progress) listener();
  }
}

/** Adds a listener; the same function twice is two listeners. Returns how to remove it. */
export function listen(listeners: Set<Listener>, listener: Listener): () => void {
  const own: Listener = () => listener();
  listeners.add(own);
  return () => {
    listeners.delete(own);
  };
}
