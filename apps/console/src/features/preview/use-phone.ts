import type { Problem } from '@zhantai/engine';
import { useEffect } from 'react';
import { mirrorSession, type SessionMirror } from './mirror-session.ts';
import { hearPhone, sayTo, type FromPhone, type Peer } from './preview-message.ts';
import type { PreviewStore } from './preview-store.ts';
import type { TrialServices } from './trial-services.ts';

/** The frame with the phone, once it is drawn. */
export interface Phone {
  readonly attach: (frame: HTMLIFrameElement | null) => void;
  readonly peer: () => Peer | null;
}

/** No frame yet. */
export function createPhone(): Phone {
  let attached: HTMLIFrameElement | null = null;
  return {
    attach(frame) {
      attached = frame;
    },
    peer: () => attached?.contentWindow ?? null,
  };
}

/** Keeps the form in the frame and the session one: what is set in one is set in the other. */
export function usePhone(
  peer: Phone['peer'],
  store: PreviewStore,
  services: TrialServices,
  problems: readonly Problem[] | null,
): void {
  useEffect(() => {
    let mirror: SessionMirror | null = null;
    const open = () => {
      mirror?.stop();
      const { shown, session } = store.opened();
      mirror = mirrorSession(session, (prop, wire) => {
        sayTo(peer(), { kind: 'set', prop, wire });
      });
      sayTo(peer(), { kind: 'open', shown, answers: session.draft() });
    };
    const answer = async ({ ask, source, query }: Extract<FromPhone, { kind: 'ask' }>) => {
      const options = await services
        .loadOptions(source, query, new AbortController().signal)
        .catch(() => null);
      sayTo(peer(), { kind: 'options', ask, options });
    };
    const stopHearing = hearPhone(peer, (message) => {
      if (message.kind === 'ready') open();
      if (message.kind === 'set') mirror?.take(message.prop, message.wire);
      if (message.kind === 'file') services.addFile(message.id, message.file, message.name);
      if (message.kind === 'ask') void answer(message);
    });
    const stopFollowing = store.subscribe(open);
    return () => {
      stopHearing();
      stopFollowing();
      mirror?.stop();
    };
  }, [peer, store, services]);
  useEffect(() => {
    if (problems !== null) sayTo(peer(), { kind: 'problems', problems });
  }, [peer, problems]);
}
