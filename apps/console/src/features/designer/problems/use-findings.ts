import type { DraftFindings } from '@zhantai/engine/authoring';
import { sensitiveLabels } from '@zhantai/messages/designer';
import { useEffect, useRef, useState } from 'react';
import type { Detail } from '../draft/items.ts';
import { createFinder, type Finder } from './finder.ts';

/** What is found in the draft so far: undefined until it was looked through once, null where that does not work. */
export type FoundSoFar = DraftFindings | null | undefined;

/** Looks through the open draft whenever it changed. */
export function useFindings(detail: Detail): FoundSoFar {
  const [found, setFound] = useState<FoundSoFar>(undefined);
  const finder = useRef<Finder | null>(null);
  useEffect(() => {
    const begun = createFinder(sensitiveLabels, setFound);
    finder.current = begun;
    return begun.stop;
  }, []);
  useEffect(() => {
    finder.current?.look(detail);
  }, [detail]);
  return found;
}
