import { limits, type FormEffects } from '@zhantai/contract';
import { parseDefinition } from '@zhantai/engine';
import { diffDefinition } from '@zhantai/engine/authoring';
import { formatTime } from '../../exhibitions/index.ts';
import { findAnyForm, windowState } from '../../forms/index.ts';
import type { SubmissionServices } from '../../submissions/index.ts';
import type { Publisher } from '../publisher.ts';
import type { Detail } from '../store/drafts.ts';
import type { EffectsRow } from '../store/effects.ts';
import type { CountedEffects } from './count-effects.ts';
import { findElsewhere } from './find-elsewhere.ts';

/** Which two states of a form a report compares. */
export interface ComparedStates {
  readonly published: Detail;
  readonly detail: Detail;
}

/** A report as whoever asked for it reads it. */
export async function reportEffects(
  services: SubmissionServices,
  { exhibition, language }: Pick<Publisher, 'exhibition' | 'language'>,
  { effectsId, formId, draftRevision, version, madeAt }: EffectsRow,
  { published, detail }: ComparedStates,
  { effects, reopenable }: CountedEffects,
): Promise<FormEffects> {
  const form = await findAnyForm(services.database, exhibition, formId);
  const from = parseDefinition(published, { language });
  const to = parseDefinition(detail, { language });
  return {
    effectsId,
    madeAt: formatTime(madeAt, exhibition.zone),
    until: formatTime(new Date(madeAt.getTime() + limits.effectsMs), exhibition.zone),
    draftRevision,
    version,
    differences: [...diffDefinition(published, detail)],
    ...effects,
    elsewhere:
      form === null
        ? []
        : await findElsewhere(services, { exhibition, language }, form, { from, to, detail }),
    reopenable: {
      ...reopenable,
      closed: form !== null && windowState(form.window, null, madeAt).state === 'closed',
    },
  };
}
