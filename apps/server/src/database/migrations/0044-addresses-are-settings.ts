import { type Kysely, sql } from 'kysely';

/** Addresses that belong to an exhibition were written into its profile; the organiser sets them as everything else. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
update exhibition
set settings = jsonb_strip_nulls(jsonb_build_object(
      'mediaHost', nullif(profile ->> 'mediaHost', ''),
      'ciecLoginUrl', nullif(profile ->> 'ciecLoginUrl', ''),
      'linkHosts', (
        select string_agg(lower(named.link), ',')
        from jsonb_array_elements_text(
          case when jsonb_typeof(profile -> 'linkHosts') = 'array' then profile -> 'linkHosts' else '[]' end
        ) as named (link)
      )
    )) || settings,
    profile = profile - '{mediaHost,ciecLoginUrl,linkHosts}'::text[]`.execute(database);
}
