import type { DraftEditor } from '@zhantai/contract';
import { ApiError } from '@zhantai/contract/client';
import { useEffect, useState } from 'react';
import { useServices } from '../../shell/session/services-context.ts';
import type { Editor } from './draft/editor.ts';

/** Milliseconds between two words that somebody is here; after 30 s without one they are gone. */
const HERE_MS = 10_000;

/** Tells others that the draft is open here and at which item, and hears who else has it open and what they saved. */
export function useOthers(
  editor: Editor,
  formId: string,
  known: readonly DraftEditor[],
): readonly DraftEditor[] {
  const { client } = useServices();
  const [others, setOthers] = useState(known);
  useEffect(() => {
    const tell = async () => {
      const { selected } = editor.state().work;
      try {
        const body = selected === null ? {} : { itemId: selected };
        const here = await client.call('consoleDraftHere', { params: { formId }, body });
        setOthers(here.others);
        await editor.heard(here.revision);
      } catch (error) {
        // It is said again soon.
        if (!(error instanceof ApiError)) throw error;
      }
    };
    void tell();
    const timer = setInterval(() => void tell(), HERE_MS);
    return () => {
      clearInterval(timer);
    };
  }, [client, editor, formId]);
  return others;
}
