import { parseDefinition } from '@zhantai/engine';
import { findAnyForm } from '../../forms/index.ts';
import type { SubmissionServices } from '../../submissions/index.ts';
import type { Publisher } from '../publisher.ts';
import type { Detail } from '../store/drafts.ts';
import { countEffects, type CountedEffects } from './count-effects.ts';

const none: CountedEffects = {
  effects: {
    counts: { draft: 0, submitted: 0, wait: 0, adopt: 0, fail: 0 },
    lost: { submissions: 0, fields: [] },
    failing: { submissions: 0, fields: [] },
  },
  reopenable: { failing: 0, all: 0 },
  failing: [],
};

/** What a definition does to the submissions of a form that changed since; null is all. */
export async function countFor(
  services: SubmissionServices,
  { exhibition, language }: Publisher,
  formId: string,
  detail: Detail,
  since: Date | null,
): Promise<CountedEffects> {
  const form = await findAnyForm(services.database, exhibition, formId);
  if (form === null) return none;
  const next = parseDefinition(detail, { language });
  return countEffects({ services, exhibition, form, language }, next, since);
}
