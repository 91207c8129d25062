import type { IdCheck } from '@zhantai/contract';
import { traitsOf, type FieldNode, type Problem, type Session } from '@zhantai/engine';

/** What watching needs. */
export interface IdNumberWatch {
  /** Asks the server about one number; throws where it cannot be asked. */
  readonly check: (idNo: string) => Promise<IdCheck>;
  /** Sentences for what may be wrong. */
  readonly words: { readonly format: string; readonly registered: string };
  /** Milliseconds of rest after a change before the server is asked. */
  readonly rest?: number;
}

/**
 * Asks about ID numbers while they are typed and tells at the field what is wrong with one, before anything is handed
 * in. Only what the form itself finds right is asked about. Returns the function that stops.
 */
export function watchIdNumbers(session: Session, { check, words, rest = 700 }: IdNumberWatch): () => void {
  const stops = session.nodes.filter(isIdNumber).map((node) => {
    let checked = textOf(node);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ask = async () => {
      const text = textOf(node);
      if (text === checked || text === '' || !node.state().visible || node.check() !== null) return;
      checked = text;
      try {
        const { valid, reason } = await check(text);
        if (valid || textOf(node) !== text) return;
        session.showProblems([problemOf(node, words[reason ?? 'format'])]);
      } catch {
        // Too many questions, or no network: handing in asks again.
      }
    };
    const stop = node.subscribe(() => {
      clearTimeout(timer);
      if (textOf(node) === checked) return;
      timer = setTimeout(() => {
        void ask();
      }, rest);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  });
  return () => {
    for (const stop of stops) stop();
  };
}

function isIdNumber(node: FieldNode): boolean {
  return traitsOf(node.item).text === 'line' && node.item.sensitive === 'id';
}

function textOf(node: FieldNode): string {
  const { value } = node.state();
  return typeof value === 'string' ? value.trim() : '';
}

function problemOf({ item }: FieldNode, message: string): Problem {
  return { prop: item.prop, formItemId: item.id, label: item.label, code: 'custom', params: { message } };
}
