// Holds what comments, names of tests and documents cite against the documents: every document, section, clause and
// relative link that is named exists, files that documents name in code type likewise, and every clause of docs/engine.md is named by a test. Prints each breach; exit
// status 1 if any. `node scripts/check-citations.mjs ROOT` checks another folder.
import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { textFiles } from './text-files.mjs';

const root = resolve(process.argv[2] ?? join(import.meta.dirname, '..'));

/** Between a document and its section a comment may break its line. */
const gap = String.raw`(?:\s|\n\s*(?:\*|\/\/|--|#)\s?)*`;
const section = String.raw`§${gap}\d+(?:\.\d+)*`;
const citing = new RegExp(
  String.raw`([\w./-]*[\w-]\.md)\b(${gap}${section}(?:(?:,|–| and| to| or)${gap}${section})*)?`,
  'g',
);
/** Sections of standards and of other people's documents, whose text is not here. */
const foreign = /(?:ECMA-376(?: part \d+)?|RFC \d+|\[MS-XLS\]),? §\d+(?:\.\d+)*/g;
const clauseName = /\bE\d+\.\d+\b/g;
const clauseHead = /^\*\*(E\d+\.\d+)\*\*/gm;
const numberedHead = /^#+ (\d+(?:\.\d+)*)\.? /gm;
/** A path from the root in code type; what stands for a name in it is written in capitals. */
const namedPath = /`((?:apps|packages|scripts|docs|e2e|bench)\/[\w./-]*)`/g;
/** What a build makes is not there before it. */
const isMade = /\/dist\//;
const link = /\[[^\]]*\]\(([^)\s]+)\)/g;

const files = textFiles(root).map((path) => ({
  path,
  at: relative(root, path),
  text: readFileSync(path, 'utf8'),
}));
const documents = new Map(
  files.filter(({ at }) => at.endsWith('.md')).map((file) => [file.at, readDocument(file.text)]),
);
const clauses = documents.get(join('docs', 'engine.md'))?.clauses ?? new Set();
const tested = new Set();
const breaches = [];

for (const file of files) {
  if (basename(file.path) === 'CHANGELOG.md') continue;
  checkCitations(file);
  checkClauses(file);
  if (file.at.endsWith('.md')) {
    checkLinks(file);
    checkPaths(file);
  }
}
for (const clause of clauses)
  if (!tested.has(clause)) breaches.push(`docs/engine.md: no test and no example names ${clause}`);

if (breaches.length > 0) console.error(breaches.join('\n'));
console.log(
  breaches.length === 0
    ? `citations: all stand in ${documents.size} documents, ${clauses.size} clauses are tested`
    : `citations: ${breaches.length} breaches`,
);
process.exitCode = breaches.length === 0 ? 0 : 1;

/** The sections, clauses and anchors of a document. */
function readDocument(text) {
  const prose = withoutExamples(text);
  return {
    sections: new Set([...prose.matchAll(numberedHead)].map(([, number]) => number)),
    clauses: new Set([...prose.matchAll(clauseHead)].map(([, name]) => name)),
    anchors: new Set([...prose.matchAll(/^#+ (.*)$/gm)].map(([, title]) => anchorOf(title))),
  };
}

function checkCitations({ path, at, text }) {
  const own = text.replace(foreign, (found) => ' '.repeat(found.length));
  const rest = own.replace(citing, (found, name, sections = '') => {
    const cited = findDocument(name, path);
    if (cited === undefined) breach(at, own, found, `there is no ${name}`);
    else
      for (const [number] of sections.matchAll(/\d+(?:\.\d+)*/g))
        if (!documents.get(cited).sections.has(number))
          breach(at, own, found, `${cited} has no section ${number}`);
    return '';
  });
  // A document may name its own sections by their number alone.
  for (const [found, number] of rest.matchAll(/§\s?(\d+(?:\.\d+)*)/g))
    if (!at.endsWith('.md')) breach(at, own, found, `${found} names no document`);
    else if (!documents.get(at).sections.has(number)) breach(at, own, found, `it has no section ${number}`);
}

function checkClauses({ at, text }) {
  const isTest = /\.(?:test|spec)\.tsx?$/.test(at);
  if (at === join('docs', 'engine.md'))
    for (const [, named] of text.matchAll(/^```json (.*)$/gm))
      for (const [name] of named.matchAll(clauseName)) tested.add(name);
  for (const [name] of text.matchAll(clauseName))
    if (!clauses.has(name)) breach(at, text, name, `docs/engine.md has no clause ${name}`);
    else if (isTest) tested.add(name);
}

function checkLinks({ path, at, text }) {
  for (const [found, target] of withoutExamples(text)
    .replace(/`[^`\n]*`/g, '')
    .matchAll(link)) {
    if (/^[a-z]+:/.test(target)) continue;
    const [file, anchor] = target.split('#');
    const full = file === '' ? path : resolve(dirname(path), file);
    if (!existsSync(full)) breach(at, text, target, `there is no ${file}`);
    else if (anchor !== undefined && !(documents.get(relative(root, full))?.anchors.has(anchor) ?? true))
      breach(at, text, found, `${relative(root, full)} has no heading #${anchor}`);
  }
}

function checkPaths({ at, text }) {
  for (const [found, named] of withoutExamples(text).matchAll(namedPath))
    if (!isMade.test(named) && !/[A-Z]{2}/.test(named) && !existsSync(join(root, named)))
      breach(at, text, found, `there is no ${named}`);
}

/** The document that a name means: beside the file that names it, at the root or in docs. */
function findDocument(name, from) {
  return [dirname(from), root, join(root, 'docs')]
    .map((folder) => relative(root, join(folder, name)))
    .find((at) => documents.has(at));
}

function breach(at, text, found, why) {
  const line = text.slice(0, Math.max(0, text.indexOf(found))).split('\n').length;
  breaches.push(`${at}:${line}: ${why}`);
}

function withoutExamples(text) {
  return text.replace(/^(```|~~~).*?^\1/gms, '');
}

/** The anchor that a heading gets on the usual sites. */
function anchorOf(title) {
  return title
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replace(/\s/g, '-');
}
