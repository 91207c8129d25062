import type { Answers } from '@zhantai/engine';

/** Reads submitted answers by the names that the invitation's forms give them; what is missing or of another kind is empty. */
export const pageContent = {
  text: (answers: Answers, prop: string): string => {
    const value = answers[prop];
    return typeof value === 'string' ? value : '';
  },

  /** Of a choice of several, an array or files: joined with commas, as JSON, or as it is. */
  list: (answers: Answers, prop: string): readonly string[] => {
    const value = answers[prop];
    if (Array.isArray(value)) return texts(value);
    if (typeof value !== 'string' || value === '') return [];
    return value.startsWith('[') ? texts(parsed(value)) : value.split(',');
  },

  rows: (answers: Answers, prop: string): readonly Answers[] => {
    const value = answers[prop];
    const rows: unknown = typeof value === 'string' ? parsed(value) : value;
    return Array.isArray(rows) ? rows.filter(isAnswers) : [];
  },
} as const;

/** Whether the plan with the way to the stand is shown: unless the exhibitor says no. */
export const showsMap = (page: Answers): boolean => pageContent.text(page, 'ei_show_map') !== '0';

function texts(values: unknown): readonly string[] {
  const list: readonly unknown[] = Array.isArray(values) ? values : [];
  return list.flatMap((value) => (typeof value === 'string' ? [value] : textOf(value)));
}

/** An array's item travels with its id. */
function textOf(value: unknown): readonly string[] {
  return typeof value === 'object' && value !== null && 'value' in value && typeof value.value === 'string'
    ? [value.value]
    : [];
}

function parsed(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return value;
  } catch {
    return null;
  }
}

function isAnswers(value: unknown): value is Answers {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
