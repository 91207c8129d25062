import type { Language } from '@zhantai/engine';
import { DeviceProvider, SectionHead } from '@zhantai/ui';
import type { FormServices } from '@zhantai/views';
import { useMemo } from 'react';
import { useFaces } from '@zhantai/shell/form-services/use-faces.ts';
import type { GalleryChoice } from './gallery-choice.ts';
import type { GalleryMaterial } from './gallery-material.ts';
import styles from './specimen-list.module.css';
import { SpecimenView } from './specimen-view.tsx';
import { specimenStart } from './specimens/specimen-start.ts';
import { specimensOf } from './specimens/specimens-of.ts';

export interface SpecimenListProps {
  readonly choice: GalleryChoice;
  readonly language: Language;
  readonly material: GalleryMaterial;
  readonly services: FormServices;
  /** The fields of the chosen face did not load. */
  readonly onFail: () => void;
}

/** The chosen specimens, each in its states. */
export const SpecimenList = ({ choice, language, material, services, onFail }: SpecimenListProps) => {
  const { words, stored } = material;
  const { type, variant, state, face } = choice;
  const faces = useFaces(face, onFail) ?? material.faces;
  const shown = useMemo(
    () => specimensOf({ type, variant, state, face }, words, stored),
    [type, variant, state, face, words, stored],
  );
  return (
    <div className={styles['list']}>
      {shown.map(({ specimen, states }) => {
        const name = words.names[specimen.type];
        const what = words.variants[specimen.variant];
        return (
          <section className={styles['specimen']} key={`${specimen.type} ${specimen.variant}`}>
            <SectionHead note={<code>{specimen.type}</code>} title={`${name} · ${what}`} />
            {states.map((one) => (
              <DeviceProvider device={faces.name} key={`${language} ${one}`}>
                <SpecimenView
                  faces={faces}
                  language={language}
                  material={material}
                  name={words.specimen(what, words.states[one])}
                  services={services}
                  start={specimenStart(specimen, one, words)}
                  state={one}
                />
              </DeviceProvider>
            ))}
          </section>
        );
      })}
    </div>
  );
};
