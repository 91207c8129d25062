import type { Transaction } from '../../../apps/server/src/database/database.ts';
import { putEntries } from '../../../apps/server/src/dictionaries/testing.ts';
import { parseTime, type Exhibition } from '../../../apps/server/src/exhibitions/index.ts';
import { insertForm, type Form } from '../../../apps/server/src/forms/index.ts';
import { publishVersion } from '../../../apps/server/src/forms/testing.ts';
import { demoDictionaries } from '../dictionaries/dictionaries.ts';
import type { DemoForm } from '../forms/demo-form.ts';
import { boothServicesBefore, versionBefore } from '../forms/stand/booth-services/booth-services-before.ts';
import { insertNumberedVersion } from '../store.ts';
import { localText } from '../text.ts';

/** The forms, published but for the newest version of one that somebody handed in before, and the lists they choose from. */
export async function seedForms(
  transaction: Transaction,
  exhibition: Exhibition,
  forms: readonly DemoForm[],
): Promise<void> {
  for (const [code, entries] of Object.entries(demoDictionaries)) {
    // One connection, one statement at a time.
    await putEntries(
      transaction,
      exhibition,
      code,
      entries.map((entry) => ({ ...entry, label: localText(entry.label), description: null })),
    );
  }
  for (const form of forms) {
    await insertForm(transaction, exhibition, formRow(form, exhibition.zone));
    if (form.formId === boothServicesBefore.formId) {
      const { definition } = boothServicesBefore;
      await insertNumberedVersion(transaction, exhibition, form.formId, versionBefore, definition);
    } else {
      await publishForm(transaction, exhibition, form);
    }
  }
}

/** Makes what a form of the demo says its newest version. @throws if it cannot be published. */
export async function publishForm(
  transaction: Transaction,
  exhibition: Exhibition,
  { formId, definition }: DemoForm,
): Promise<void> {
  const { problems } = await publishVersion(transaction, exhibition, formId, definition, null);
  if (problems.length === 0) return;
  throw new Error(`The demo form ${formId} cannot be published: ${JSON.stringify(problems)}`);
}

function formRow(form: DemoForm, zone: string): Form {
  const at = (text: string | null): Date | null => (text === null ? null : parseTime(text, zone));
  return {
    formId: form.formId,
    formType: form.formType,
    pageKey: form.pageKey,
    pageType: form.pageType,
    formCode: form.formCode,
    formGroup: form.formGroup,
    sort: form.sort,
    title: form.title,
    purpose: form.purpose,
    audience: {
      roles: form.roles,
      boothTypes: form.boothTypes ?? [],
      tags: form.tags,
      notTags: form.notTags,
    },
    window: {
      opensAt: at(form.opensAt),
      earlyEndAt: at(form.earlyEndAt),
      endAt: at(form.endAt),
      lateEndAt: at(form.lateEndAt),
    },
    submissions: form.submissions,
    review: form.review,
    required: form.required,
    transportChoice: form.transportChoice,
    after: null,
    passQuota: form.passQuota,
    optionQuotas: form.optionQuotas,
  };
}
