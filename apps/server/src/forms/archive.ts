import { Type } from 'typebox';
import { AnyObject, LocalTexts } from '../platform/documents.ts';
import { archiveKind, type ArchiveLine } from '../platform/archive-kind.ts';
import { definitionProblems } from './definition-problems.ts';

const whole = Type.Integer({ minimum: 0, maximum: 1_000_000 });
/** What is limited of a form, where it comes from outside. */
export const FormQuotasSchema = Type.Object({
  passes: Type.Optional(
    Type.Object({ squareMetres: Type.Number({ exclusiveMinimum: 0 }), passes: whole, least: whole }),
  ),
  options: Type.Optional(
    Type.Array(
      Type.Object({
        prop: Type.String(),
        column: Type.Union([Type.String(), Type.Null()]),
        option: Type.String(),
        limit: whole,
      }),
    ),
  ),
});

/** A definition from outside passes what a published one passes. */
async function judged(line: ArchiveLine): Promise<ArchiveLine | string> {
  const [problem] = await definitionProblems(line['definition']);
  return problem === undefined ? line : `${problem.code} at ${problem.formItemId}`;
}

/** What an archive holds of forms. */
export const formArchive = [
  archiveKind(
    'form',
    'set-up',
    ['form_id'],
    {
      form_id: 'kept',
      form_type: 'kept',
      page_key: 'kept',
      page_type: 'kept',
      form_code: 'kept',
      form_group: 'kept',
      sort: 'kept',
      title: 'kept',
      purpose: 'kept',
      roles: 'kept',
      booth_types: 'kept',
      tags: 'kept',
      not_tags: 'kept',
      opens_at: 'moment',
      early_end_at: 'moment',
      end_at: 'moment',
      late_end_at: 'moment',
      submissions: 'kept',
      review: 'kept',
      required: 'kept',
      transport_choice: 'kept',
      article_id: 'kept',
      reminders: 'kept',
      quotas: 'kept',
      published_version: 'kept',
      put_away_at: 'happened',
      after_form_id: 'kept',
      after_on: 'kept',
      updated_at: 'happened',
    },
    { documents: { title: LocalTexts, purpose: LocalTexts, quotas: FormQuotasSchema } },
  ),
  archiveKind(
    'form_version',
    'set-up',
    ['form_id', 'version'],
    {
      form_id: 'kept',
      version: 'kept',
      definition: 'kept',
      published_by: 'account',
      published_at: 'happened',
      note: 'kept',
      note_shown: 'kept',
    },
    { documents: { definition: AnyObject }, clean: judged },
  ),
  archiveKind('form_extension', 'everything', ['form_id', 'exhibitor_id'], {
    form_id: 'kept',
    exhibitor_id: 'kept',
    end_at: 'moment',
    granted_by: 'account',
    granted_at: 'happened',
    reason: 'kept',
    normal_price: 'kept',
  }),
];
