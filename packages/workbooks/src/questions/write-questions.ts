import { ruleTypes, type JsonObject, type Language } from '@zhantai/engine';
import { questionWords } from '@zhantai/messages/questions';
import { streamTables } from '../write/stream-tables.ts';
import { listQuestions } from './list-questions.ts';
import { optionHeads, questionHeads } from './question-cells.ts';
import { offeredTypes } from './read-cells.ts';

/** Characters. */
const WIDE = 28;
const GUIDE = 70;

/** Writes a form as a list of questions: a worksheet of them, one of options, one that explains both (console.md §2). */
export async function writeQuestions(detail: JsonObject, language: Language): Promise<Uint8Array> {
  const words = questionWords[language];
  const { questions, options, left } = listQuestions(detail, language);
  const types = offeredTypes.map((type) => words.types[type]);
  const choices = { type: types.join(' '), rule: [...ruleTypes.keys()].join(' ') };
  const guide = questionHeads.map((head) => [
    words.heads[head],
    `${words.guide[head]}${head === 'type' || head === 'rule' ? choices[head] : ''}`,
  ]);
  const pieces: Uint8Array[] = [];
  const tables = [
    {
      name: words.sheets.questions,
      columns: questionHeads.map((head) => ({
        header: `${words.heads[head]}${head === 'type' || head === 'label' ? '*' : ''}`,
        ...(head === 'label' || head === 'options' ? { width: WIDE } : {}),
      })),
      rows: questions.map((row) => questionHeads.map((head) => row[head])),
    },
    {
      name: words.sheets.options,
      columns: optionHeads.map((head) => ({ header: words.optionHeads[head] })),
      rows: options.map((row) => optionHeads.map((head) => row[head])),
    },
    {
      name: words.sheets.guide,
      columns: [
        { header: words.guideHeads.head, width: WIDE },
        { header: words.guideHeads.says, width: GUIDE },
      ],
      rows: [...guide, ...left.map(({ path }) => [path, words.leftOut])],
    },
  ];
  for await (const piece of streamTables(tables)) pieces.push(piece);
  const whole = new Uint8Array(pieces.reduce((size, piece) => size + piece.length, 0));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}
