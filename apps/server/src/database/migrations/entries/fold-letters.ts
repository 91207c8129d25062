import { type Kysely, sql } from 'kysely';
import { dropped } from './fold-name.ts';
import { letterRules } from './letter-rules.ts';

/** What is typed for letters that Unicode does not take apart; the same list as in `foldText` of the engine. */
const typed = (
  'ßss æae œoe þth ςσ đd ðd ħh ıi ĸq łl ŋn øo ŧt ƀb ƃb ɓb ƈc ɖd ɗd ƌd ɛe ƒf ɠg ǥg ɨi ɩi ƙk ƚl ɫl ɲn ƞn ɔo ɵo ƥp ' +
  'ƫt ƭt ʈt ʉu ʋv ƴy ƶz ȡd ȥz ȴl ȵn ȷj ȼc ȶt ⱥa ⱦt ⱡl ȿs ɀz ɇe ɉj ɋq ɍr ɏy'
)
  .split(' ')
  .map((pair) => ({ letter: pair.slice(0, 1), by: pair.slice(1) }));

/** Names are folded by the letters that are typed for theirs, too, whatever locale the database was made with. */
export async function foldLetters(database: Kysely<unknown>): Promise<void> {
  const collate = await letterRules(database);
  const lower = `lower(regexp_replace(normalize(name, NFKD), '[${dropped}]', '', 'g')${collate})`;
  const single = typed.filter(({ by }) => by.length === 1);
  const letters = single.map(({ letter }) => letter).join('');
  const folded = typed
    .filter(({ by }) => by.length > 1)
    .reduce(
      (inner, { letter, by }) => `replace(${inner}, '${letter}', '${by}')`,
      `translate(${lower}, '${letters}', '${single.map(({ by }) => by).join('')}')`,
    );
  await sql
    .raw(
      `create or replace function fold_name(name text) returns text language sql immutable strict parallel safe as $$
    select ${folded}
  $$`,
    )
    .execute(database);
}
