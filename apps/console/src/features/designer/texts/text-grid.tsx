import { openSession, parseDefinition, type Answers, type JsonObject } from '@zhantai/engine';
import type { TextChange } from '@zhantai/engine/authoring';
import type { DesignerWords } from '@zhantai/messages/designer';
import { FormView } from '@zhantai/views';
import { useEffect, useRef, useState } from 'react';
import type { PanelMaterial } from '../load-panel.ts';
import { changedTexts, GRID, gridForm } from './text-rows.ts';

interface TextGridProps {
  readonly rows: readonly JsonObject[];
  readonly onChange: (changes: readonly TextChange[]) => void;
  readonly material: PanelMaterial;
  readonly words: DesignerWords['texts'];
}

const noRowsCome = () => ({ add: false });

/** Translations in the table of the forms, with its selection, paste and fill; what a paste changes is told at once. */
export const TextGrid = ({ rows, onChange, material, words }: TextGridProps) => {
  const [session] = useState(() =>
    openSession(parseDefinition(gridForm(rows.length, words)), {
      answers: { [GRID]: rows },
      today: material.services.today,
    }),
  );
  const latest = useRef(onChange);
  useEffect(() => {
    latest.current = onChange;
  });
  useEffect(() => {
    let last: Answers = session.answers();
    return session.subscribe(() => {
      const now = session.answers();
      const changes = changedTexts(last[GRID], now[GRID]);
      last = now;
      if (changes.length > 0) latest.current(changes);
    });
  }, [session]);
  return (
    <FormView
      device={material.faces}
      services={material.services}
      session={session}
      tableTools={noRowsCome}
      words={material.form}
    />
  );
};
