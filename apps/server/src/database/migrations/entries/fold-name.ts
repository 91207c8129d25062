import { sql } from 'kysely';

/**
 * Names as they are searched: without width, case, accents, blanks, dots and what nobody sees, so that `Ａcme·Co` is
 * found by `acmeco`. What is left holds no sign that means something in a pattern, and no bar.
 */
export const dropped = [
  String.raw`\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u00d7\u00f7`,
  // accents of every script, and what only joins or selects
  String.raw`\u02b0-\u036f\u0483-\u0489\u0591-\u05bd\u061c\u064b-\u065f\u115f\u1160\u180b-\u180e\u1ab0-\u1aff\u1dc0-\u1dff`,
  // punctuation, blanks, invisible signs, currencies, arrows, shapes
  String.raw`\u2000-\u206f\u20a0-\u20f0\u2190-\u2bff\u2e00-\u2e7f`,
  // of the Chinese ones all but 々 〆 〇
  String.raw`\u3000-\u3004\u3008-\u3020\u302a-\u3030\u303d-\u303f\u30fb\ufe00-\ufe0f\ufe20-\ufe2f\ufeff\ufff9-\uffff`,
  String.raw`\U000e0000-\U000e01ef`,
].join('');

/** How names are folded, and the names of exhibitors and booths folded once, when they are written. */
export const foldName = [
  sql.raw(`create function fold_name(name text) returns text language sql immutable strict parallel safe as $$
    select lower(regexp_replace(normalize(name, NFKD), '[${dropped}]', '', 'g'))
  $$`),
  sql`alter table exhibitor add column folded text not null
    generated always as (fold_name(name) || '|' || fold_name(name_en)) stored`,
  sql`alter table booth add column folded text not null
    generated always as (fold_name(hall || number)) stored`,
];
