import type { FormReference } from '@zhantai/contract';
import { sql } from 'kysely';
import { mostReferences } from '../../../changes/index.ts';
import type { Transaction } from '../../../database/database.ts';
import { inScope, inTenant } from '../../../database/scoped/in-scope.ts';
import type { Scope } from '../../../exhibitions/index.ts';

/** What names a form: up to so many, and how many there are. */
export interface FoundReferences {
  readonly count: number;
  readonly references: FormReference[];
}

/**
 * What goes by a form while it is used: forms that come after it, `${form.…}` of other forms in use, the transport suppliers that were chosen in it,
 * what it takes orders of, the letter that is signed with it.
 */
export async function findReferences(
  transaction: Transaction,
  scope: Scope,
  form: { readonly form_id: string; readonly form_type: string },
): Promise<FoundReferences> {
  return select(transaction, naming(scope, form));
}

/** All that refers to a form, so that it cannot be deleted. */
export async function findUses(
  transaction: Transaction,
  scope: Scope,
  form: { readonly form_id: string; readonly form_type: string },
): Promise<FoundReferences> {
  return select(
    transaction,
    sql`
      select 1 as place, 'version' as kind, form_id as id, version::text as name from form_version
      where ${inScope(scope, 'form_version')} and form_id = ${form.form_id}
      union all
      select 2, 'submission', submission_id, coalesce(exhibitor.name, '') from submission
        left join exhibitor using (tenant_id, exhibition_id, exhibitor_id)
      where ${inScope(scope, 'submission')} and form_id = ${form.form_id}
      union all
      select 8, 'staff', membership_id, account.name from membership
        join account on ${inTenant(scope.tenantId, 'account')} and account.account_id = membership.account_id
      where ${inScope(scope, 'membership')} and ${form.form_id} = any(membership.form_ids)
      union all ${naming(scope, form)}`,
  );
}

function naming(scope: Scope, form: { readonly form_id: string; readonly form_type: string }) {
  const mention = String.raw`\$\{\s*form\.${form.form_type.replaceAll(/[^\w-]/g, String.raw`\$&`)}\.`;
  return sql`
    select 4 as place, 'expression' as kind, form.form_id as id, form.form_code as name
    from form join form_version on ${inScope(scope, 'form_version')}
      and form_version.form_id = form.form_id and form_version.version = form.published_version
    where ${inScope(scope, 'form')} and form.form_id <> ${form.form_id} and form.put_away_at is null
      and form_version.definition::text ~ ${mention}
    union all
    select 3, 'after', form_id, form_code from form
    where ${inScope(scope, 'form')} and after_form_id = ${form.form_id} and put_away_at is null
    union all
    select distinct 5, 'transport', exhibitor.exhibitor_id, exhibitor.name from transport_choice
      join exhibitor using (tenant_id, exhibition_id, exhibitor_id)
    where ${inScope(scope, 'transport_choice')} and form_id = ${form.form_id}
    union all
    select 6, 'booking', form_id, array_to_string(categories, ' ') from catalogue_sale
    where ${inScope(scope, 'catalogue_sale')} and form_id = ${form.form_id}
    union all
    select 7, 'letter', article_id, article_version.title ->> 'zh-Hans' from form
      join article using (tenant_id, exhibition_id, article_id)
      join article_version using (tenant_id, exhibition_id, article_id, version)
    where ${inScope(scope, 'form')} and form_id = ${form.form_id}`;
}

async function select(transaction: Transaction, found: ReturnType<typeof naming>): Promise<FoundReferences> {
  const { rows } = await sql<{ kind: FormReference['kind']; id: string; name: string; count: string }>`
    select kind, id, name, count(*) over () as count from (${found}) as found
    order by place, name, id limit ${mostReferences}`.execute(transaction);
  return {
    count: Number(rows[0]?.count ?? 0),
    references: rows.map(({ kind, id, name }) => ({ kind, id, name })),
  };
}
