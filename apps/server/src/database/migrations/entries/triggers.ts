import { sql } from 'kysely';

/** A statement's rows are told at once, so that a submit of many costs one insert more. */
const telling = (name: string, kind: string, tenant: string, id: string, rows: string) =>
  sql.raw(`create function ${name}() returns trigger language plpgsql as $$ begin
    insert into submission_change (tenant_id, exhibition_id, kind, id)
    select ${tenant}, '${kind}', ${id} from ${rows};
    return null;
  end $$`);

const after = (name: string, event: string, table: string, rows: string, run: string) =>
  sql.raw(`create trigger ${name} after ${event} on ${table}
    referencing ${rows} for each statement execute function ${run}()`);

const given = 'tenant_id, exhibition_id';

/** What many entries show is written seldom, and often without a change of it. */
const named = (table: string, kind: string, exhibition: string, id: string, shown: readonly string[]) =>
  [
    sql.raw(`create function note_${table}() returns trigger language plpgsql as $$ begin
      insert into submission_change (tenant_id, exhibition_id, kind, id)
      values (new.tenant_id, ${exhibition}, '${kind}', new.${id});
      return null;
    end $$`),
    sql.raw(`create trigger ${table}_shown after update on ${table} for each row
      when (${shown.map((column) => `old.${column} is distinct from new.${column}`).join(' or ')})
      execute function note_${table}()`),
  ] as const;

/** The database itself notes what changed, in the transaction that changes it: no writer can forget to. */
export const entryTriggers = [
  telling('note_submission', 'submission', given, 'submission_id', 'changed'),
  telling('note_person', 'submission', given, 'person_id', 'changed'),
  telling('note_booth', 'exhibitor', given, 'exhibitor_id', 'changed where exhibitor_id is not null'),
  after('submission_made', 'insert', 'submission', 'new table as changed', 'note_submission'),
  after('submission_written', 'update', 'submission', 'new table as changed', 'note_submission'),
  after('submission_deleted', 'delete', 'submission', 'old table as changed', 'note_submission'),
  after('draft_made', 'insert', 'draft', 'new table as changed', 'note_submission'),
  after('draft_deleted', 'delete', 'draft', 'old table as changed', 'note_submission'),
  after('person_made', 'insert', 'person', 'new table as changed', 'note_person'),
  after('person_written', 'update', 'person', 'new table as changed', 'note_person'),
  after('person_deleted', 'delete', 'person', 'old table as changed', 'note_person'),
  after('booth_made', 'insert', 'booth', 'new table as changed', 'note_booth'),
  after('booth_left', 'update', 'booth', 'old table as changed', 'note_booth'),
  after('booth_written', 'update', 'booth', 'new table as changed', 'note_booth'),
  after('booth_deleted', 'delete', 'booth', 'old table as changed', 'note_booth'),
  ...named('exhibitor', 'exhibitor', 'new.exhibition_id', 'exhibitor_id', ['name', 'name_en']),
  ...named('account', 'account', "''", 'account_id', ['name']),
  ...named('ticket_holder', 'ticket', 'new.exhibition_id', 'subject_id', ['name']),
  ...named('form', 'form', 'new.exhibition_id', 'form_id', ['sheet_code']),
];
