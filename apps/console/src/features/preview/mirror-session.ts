import { decode, type Session } from '@zhantai/engine';

/** A session that follows another one, and is followed by it. */
export interface SessionMirror {
  /** Takes what was set in the other one. */
  readonly take: (prop: string, wire: unknown) => void;
  readonly stop: () => void;
}

/** Tells what is set in a session, by prop; what it takes from the other side it does not tell. */
export function mirrorSession(session: Session, tell: (prop: string, wire: unknown) => void): SessionMirror {
  let known = textsOf(session);
  let isTaking = false;
  const stop = session.subscribe(() => {
    const before = known;
    known = textsOf(session);
    if (isTaking) return;
    const wires = session.draft();
    for (const [prop, text] of known) if (before.get(prop) !== text) tell(prop, wires[prop]);
  });
  return {
    take(prop, wire) {
      const node = session.node(prop);
      if (node === undefined) return;
      isTaking = true;
      try {
        node.set(decode(node.item, wire));
      } finally {
        isTaking = false;
      }
    },
    stop,
  };
}

function textsOf(session: Session): ReadonlyMap<string, string> {
  return new Map(Object.entries(session.draft()).map(([prop, wire]) => [prop, JSON.stringify(wire)]));
}
