import type { SmsTemplate } from '@zhantai/contract';
import type { Language } from '@zhantai/engine';
import { renderServerWord, type ServerWord } from '@zhantai/messages/server';
import { localText, type Exhibition } from '../../exhibitions/index.ts';

/** One SMS holds so many characters; a longer one is sent and paid as two. */
const smsLength = 70;

const words = {
  login: 'smsLogin',
  setPwd: 'smsSetPwd',
  mediaRegister: 'smsMediaRegister',
  visitor: 'smsVisitor',
} as const satisfies Record<SmsTemplate, ServerWord>;

/** The SMS that brings a code; it names the exhibition where that fits into one. */
export function smsText(
  template: SmsTemplate,
  exhibition: Exhibition,
  language: Language,
  code: string,
): string {
  const word = words[template];
  const named = renderServerWord(word, language, { code, title: localText(exhibition.title, language) });
  return named.length <= smsLength ? named : renderServerWord(word, language, { code });
}

/** What a mail with a code is about. */
export function codeSubject(template: SmsTemplate, { title }: Exhibition, language: Language): string {
  const word = template === 'setPwd' ? 'mailSetPwd' : 'mailLogin';
  return renderServerWord(word, language, { title: localText(title, language) });
}
