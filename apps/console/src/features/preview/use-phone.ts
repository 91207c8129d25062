import type { Problem } from '@zhantai/engine';
import { useEffect, type RefObject } from 'react';
import { mirrorSession, type SessionMirror } from './mirror-session.ts';
import { hearFrom, sayTo, type FromPhone } from './preview-message.ts';
import type { PreviewStore } from './preview-store.ts';
import type { TrialServices } from './trial-services.ts';

/** Where files that were chosen here are told to the phone. */
export type Phone = RefObject<HTMLIFrameElement | null>;

/** Keeps the form in the frame and the session one: what is set in one is set in the other. */
export function usePhone(
  phone: Phone,
  store: PreviewStore,
  services: TrialServices,
  problems: readonly Problem[] | null,
): void {
  useEffect(() => {
    let mirror: SessionMirror | null = null;
    const peer = () => phone.current?.contentWindow ?? null;
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
    const stopHearing = hearFrom<FromPhone>(peer, (message) => {
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
  }, [phone, store, services]);
  useEffect(() => {
    if (problems !== null) sayTo(phone.current?.contentWindow ?? null, { kind: 'problems', problems });
  }, [phone, problems]);
}
