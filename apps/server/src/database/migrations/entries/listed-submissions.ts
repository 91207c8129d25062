import { sql } from 'kysely';

/** What an entry says, read from the rows themselves: the truth that entries are made from and compared with. */
export const listedSubmissions = [
  sql`
create function submission_begun(submission submission) returns boolean language sql stable parallel safe as $$
  select submission.removed_at is null and (
    submission.status <> 'draft' or submission.submitted_revision is not null
    or exists (
      select from draft
      where draft.tenant_id = submission.tenant_id and draft.exhibition_id = submission.exhibition_id
        and draft.submission_id = submission.submission_id
    ) and not exists (
      select from person
      where person.tenant_id = submission.tenant_id and person.exhibition_id = submission.exhibition_id
        and person.person_id = submission.submission_id and person.state <> 'listed'
    )
  )
$$`,
  sql`
create view listed_submission as
select
  submission.tenant_id, submission.exhibition_id, submission.submission_id,
  submission.form_id, form.sheet_code as form_code,
  submission.subject_kind, submission.subject_key, submission.exhibitor_id, submission.ticket_id,
  coalesce(exhibitor.name, account.name, ticket_holder.name, '') as name,
  coalesce(submission.booth_hall, allotted.hall, '') as hall,
  coalesce(submission.booth_number, allotted.number, '') as booth,
  case when submission.booth_hall is null then coalesce(allotted.halls, '{}')
    else array[submission.booth_hall] end as halls,
  coalesce(exhibitor.folded, fold_name(coalesce(account.name, ticket_holder.name)), '') || '|' || coalesce(
    case when submission.booth_id is null then allotted.folded
      else fold_name(submission.booth_hall || submission.booth_number) end, '') as folded,
  submission.status, submission.round, submission.submitted_at, submission.decided_at,
  submission.change_requested_at, submission.updated_at
from submission
join form using (tenant_id, exhibition_id, form_id)
left join exhibitor on exhibitor.tenant_id = submission.tenant_id
  and exhibitor.exhibition_id = submission.exhibition_id and exhibitor.exhibitor_id = submission.exhibitor_id
left join account on account.tenant_id = submission.tenant_id and account.account_id = submission.account_id
left join ticket_holder on ticket_holder.tenant_id = submission.tenant_id
  and ticket_holder.exhibition_id = submission.exhibition_id and ticket_holder.subject_id = submission.ticket_id
left join lateral (
  select (array_agg(booth.hall order by booth.hall, booth.number))[1] as hall,
    (array_agg(booth.number order by booth.hall, booth.number))[1] as number,
    array_agg(distinct booth.hall order by booth.hall) as halls,
    string_agg(booth.folded, '|' order by booth.hall, booth.number) as folded
  from booth
  where booth.tenant_id = submission.tenant_id and booth.exhibition_id = submission.exhibition_id
    and booth.exhibitor_id = submission.exhibitor_id
) as allotted on true
where submission_begun(submission)`,
];
