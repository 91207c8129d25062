import { openSession, parseDefinition, type Answers, type Session } from '@zhantai/engine';
import type { ShownDraft } from './preview-message.ts';

/** Opens a draft as it is shown, with what was typed before. */
export function openDraft({ detail, language, context, readOnly }: ShownDraft, answers: Answers): Session {
  const definition = parseDefinition(detail, { language });
  return openSession(definition, { answers, context, today: context.today, readOnly });
}
