import type { Answers, Option, Problem } from '@zhantai/engine';
import { kitWords } from '@zhantai/messages/kit';
import { loadFaces } from '@zhantai/shell/form-services/use-faces.ts';
import { DeviceProvider, KitProvider, ToastRegion } from '@zhantai/ui';
import { FormView, loadFormWords, type DeviceFaces, type FormWords } from '@zhantai/views';
import { useEffect, useState } from 'react';
import styles from './framed-form.module.css';
import { mirrorSession, type SessionMirror } from './mirror-session.ts';
import { openDraft } from './open-draft.ts';
import { hearDesigner, sayTo, type ShownDraft, type ToPhone } from './preview-message.ts';
import { createTrialServices, type TrialServices } from './trial-services.ts';

interface Framed {
  readonly shown: ShownDraft;
  readonly session: ReturnType<typeof openDraft>;
  readonly services: TrialServices;
  readonly words: FormWords;
  readonly faces: DeviceFaces;
}

/** A draft as a phone shows it, in a frame of the designer, which holds what is typed and asks the server. */
export const FramedForm = () => {
  const [framed, setFramed] = useState<Framed | null>(null);
  const [problems, setProblems] = useState<readonly Problem[] | null>(null);
  useEffect(() => {
    let mirror: SessionMirror | null = null;
    let current: Framed | null = null;
    const waiting = new Map<string, (options: readonly Option[] | null) => void>();
    const open = async (shown: ShownDraft, answers: Answers) => {
      const [words, faces] = await Promise.all([loadFormWords(shown.language), loadFaces('mobile')]);
      mirror?.stop();
      const session = openDraft(shown, answers);
      mirror = mirrorSession(session, (prop, wire) => {
        sayTo(window.parent, { kind: 'set', prop, wire });
      });
      const services =
        current?.services ??
        createTrialServices({
          today: shown.context.today,
          loadOptions: (source, query) =>
            new Promise((resolve, reject) => {
              const ask = crypto.randomUUID();
              waiting.set(ask, (options) => {
                if (options === null) reject(new Error('The options could not be loaded.'));
                else resolve(options);
              });
              sayTo(window.parent, { kind: 'ask', ask, source, query });
            }),
          onFile: (id, file, name) => {
            sayTo(window.parent, { kind: 'file', id, file, name });
          },
        });
      document.documentElement.lang = shown.language;
      current = { shown, session, services, words, faces };
      setProblems(null);
      setFramed(current);
    };
    // One after the other: what is set after an opening belongs to it.
    let turn = Promise.resolve();
    const hear = async (message: ToPhone) => {
      switch (message.kind) {
        case 'open':
          return open(message.shown, message.answers);
        case 'set':
          return mirror?.take(message.prop, message.wire);
        case 'problems':
          current?.session.showProblems(message.problems);
          return setProblems(message.problems);
        case 'file':
          return current?.services.addFile(message.id, message.file, message.name);
        case 'options':
          waiting.get(message.ask)?.(message.options);
          waiting.delete(message.ask);
      }
    };
    const stop = hearDesigner((message) => {
      turn = turn.then(() => hear(message)).catch(reportError);
    });
    sayTo(window.parent, { kind: 'ready' });
    return () => {
      stop();
      mirror?.stop();
    };
  }, []);
  if (framed === null) return null;
  const { shown, session, services, words, faces } = framed;
  return (
    <DeviceProvider device="mobile">
      <KitProvider language={shown.language} words={kitWords[shown.language]}>
        <main className={styles['page']}>
          {shown.notice !== null && <output className={styles['notice']}>{shown.notice}</output>}
          <FormView device={faces} problems={problems} services={services} session={session} words={words} />
        </main>
        <ToastRegion />
      </KitProvider>
    </DeviceProvider>
  );
};
