import { unknownProps, type Definition } from '@zhantai/engine';
import { findVersions } from '../../forms/index.ts';
import { readSavedAnswers } from '../saved-answers.ts';
import type { Save } from '../writer/save.ts';

/**
 * Props of a draft that no version of its form ever had. What an earlier one asked for is kept and shown, so that nothing
 * typed is lost with a change of version (engine.md §2); so is what the draft held before.
 */
export async function propsOfNoVersion(
  save: Pick<Save, 'services' | 'actor' | 'form' | 'target' | 'answers'>,
  definition: Definition,
): Promise<readonly string[]> {
  const { services, actor, form, target } = save;
  const { database, definitions } = services;
  const { exhibition } = actor;
  let unknown = unknownProps(definition, save.answers);
  if (unknown.length === 0) return unknown;
  for (const version of await findVersions(database, exhibition, form.formId)) {
    // Nearly always the one before knows all; others are answered between them.
    const { itemByProp } = (await definitions.load(database, exhibition, form.formId, version)).in('zh-Hans');
    unknown = unknown.filter((prop) => !itemByProp.has(prop));
    if (unknown.length === 0) return unknown;
  }
  const { draft, taken } = await readSavedAnswers(services, actor, target.submission);
  return unknown.filter(
    (prop) => ![draft, taken].some((stored) => Object.hasOwn(stored?.answers ?? {}, prop)),
  );
}
