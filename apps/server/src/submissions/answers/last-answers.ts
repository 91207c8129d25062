import { traitsOf, type Answers, type Definition } from '@zhantai/engine';
import type { PublishedForm, Actor } from '../../forms/index.ts';
import type { SubmissionServices } from '../services.ts';
import { selectFormer } from '../store/former.ts';

/**
 * What `${last.…}` reads: these answers of the same form at the previous exhibition, so that nobody types an address
 * twice (engine.md §5). Sensitive ones are asked for anew.
 * @param props those that expressions mention.
 */
export async function lastAnswers(
  { database, definitions }: SubmissionServices,
  { exhibition, user, subject, exhibitor }: Actor,
  form: PublishedForm,
  props: readonly string[],
): Promise<Answers> {
  const own = subject.kind === 'exhibitor' || subject.kind === 'account';
  if (props.length === 0 || !own || user.accountId === null) return {};
  const former = await selectFormer(database, exhibition, {
    accountId: user.accountId,
    exhibitor: subject.kind === 'exhibitor' ? exhibitor : null,
    pageKey: form.pageKey,
  });
  if (former === null) return {};
  const scope = { tenantId: exhibition.tenantId, exhibitionId: former.exhibitionId };
  const version = await definitions.load(database, scope, former.formId, former.version);
  const definition = version.in('zh-Hans');
  const shown = props.filter((prop) => isPlain(definition, prop) && Object.hasOwn(former.answers, prop));
  return Object.fromEntries(shown.map((prop) => [prop, former.answers[prop]]));
}

/** Files and signatures belong to their exhibition. */
function isPlain(definition: Definition, prop: string): boolean {
  const item = definition.itemByProp.get(prop);
  return item !== undefined && item.sensitive === null && traitsOf(item).asText === true;
}
