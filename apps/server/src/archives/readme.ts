import { lineName } from '../platform/archive-kind.ts';
import { archiveKinds } from './kinds.ts';

/** What somebody who opens an archive without this product should know of it. */
export function readme(): string {
  const kinds = archiveKinds.map(({ table, columns }) => {
    const names = Object.entries(columns).filter(([, role]) => role !== 'left out');
    return `${table}.jsonl\n  ${names.map(([column]) => lineName(column)).join(' ')}\n`;
  });
  return `An exhibition of Zhantai, as it was at one moment.

Each *.jsonl holds one kind of thing, a JSON object a line, in UTF-8. Times are ISO 8601 in UTC, days YYYY-MM-DD in the
zone of the exhibition, amounts of money in cents. Ids are those that things had; lines name each other by them. Texts in
several languages are objects by language (zh-Hans, zh-Hant, en). Answers of forms stand as the portal sends them, by the
props of the definition that form_version.jsonl holds.

files/ holds the contents of file.jsonl by their SHA-256. manifest.json, the last entry, says what is in the archive, how
many lines, and the SHA-256 of every entry. Passwords, keys and tokens are never in an archive. Sensitive answers and files (ID
numbers, photos, health) are left out, and the manifest says how many; or they lie in sealed/ under a passphrase: its key
is argon2id of the passphrase (NFKC) with the salt of the manifest, 64 MiB, three passes, one lane, 32 bytes, and each
entry is AES-256-GCM in frames of 64 KiB.

${kinds.join('\n')}`;
}
