import type { Actor } from '../../../apps/server/src/forms/index.ts';
import type { DemoForm } from '../forms/demo-form.ts';
import { sampleAnswers } from '../sample-answers.ts';
import type { SampleFileKind, SampleSource } from '../samples/sample-files.ts';
import type { SamplePersona } from '../samples/sample-persona.ts';
import type { SeedFiles } from './seed-files.ts';

const kinds: readonly SampleFileKind[] = [
  'licence',
  'authority',
  'logo',
  'picture',
  'certificate',
  'drawing',
  'letter',
  'film',
  'portrait',
  'medical',
  'signature',
];

/** Files for exactly what the answers name: asked once to learn the kinds, then with the ids. */
export async function seedSource(
  files: SeedFiles,
  form: DemoForm,
  persona: SamplePersona,
  { subject }: Actor,
  given: Omit<SampleSource, 'fileId'>,
  today: string,
): Promise<SampleSource> {
  const named = JSON.stringify(
    sampleAnswers(form, persona, { ...given, fileId: (kind) => `<${kind}>` }, today),
  );
  const ids = new Map<SampleFileKind, string>();
  for (const kind of kinds) {
    if (!named.includes(`<${kind}>`)) continue;
    // One connection, one statement at a time.
    ids.set(kind, await files.give(kind, subject, given.personId, form.formId));
  }
  return { ...given, fileId: (kind) => ids.get(kind) ?? '' };
}
