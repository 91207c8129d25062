import type { OpenInvitation } from '@zhantai/contract';
import type { Language } from '@zhantai/engine';
import type { PortalWords } from '@zhantai/messages/portal';
import { shortTime } from '@zhantai/shell/exhibition-time.ts';
import { posterStyle, type PosterContent } from './poster-content.ts';

export interface ContentSetting {
  readonly words: Pick<PortalWords, 'frame' | 'guests'>;
  readonly link: string;
  readonly language: Language;
}

/** What the poster of an invitation shows. */
export function invitationContent(
  invitation: OpenInvitation,
  { words, link, language }: ContentSetting,
): PosterContent {
  const text = words.guests.invitation;
  const { exhibitor, exhibition, host, company, poster, appointment, code } = invitation;
  const booth = exhibitor.booths[0];
  const first = poster.program[0];
  const name = language === 'en' && exhibitor.nameEn !== '' ? exhibitor.nameEn : company;
  return {
    fair: exhibition.title,
    logoStyle: posterStyle(poster.style),
    hall: booth === undefined ? '' : words.frame.hall(booth.hall),
    booth: booth?.number ?? '',
    plan: invitation.showMap,
    by: host === '' ? text.we : text.by(host),
    title: poster.title === exhibitor.name || poster.title === '' ? name : poster.title,
    line:
      poster.subtitle !== ''
        ? poster.subtitle
        : appointment !== null
          ? `${text.appointment} ${shortTime(appointment)}`
          : first === undefined
            ? ''
            : `${first.at} ${first.text}`,
    start: exhibition.start,
    end: exhibition.end,
    venue: exhibition.venue,
    code,
    link,
  };
}
