import type { OpenInvitation, PortalConfig } from '@zhantai/contract';
import type { PortalWords } from '@zhantai/messages/portal';
import { shortTime } from '../time/exhibition-time.ts';
import { posterStyle, type PosterContent } from './poster-content.ts';

export interface ContentSetting {
  readonly halls: PortalConfig['halls'];
  readonly text: PortalWords['guests']['invitation'];
  readonly link: string;
}

/** What the poster of an invitation shows. */
export function invitationContent(invitation: OpenInvitation, setting: ContentSetting): PosterContent {
  const { exhibitor, exhibition, host, company, poster, appointment, code } = invitation;
  const booth = exhibitor.booths[0];
  const first = poster.program[0];
  return {
    fair: exhibition.title,
    logoStyle: posterStyle(poster.style),
    hall: booth === undefined ? '' : hallName(setting.halls, booth.hall),
    booth: booth?.number ?? '',
    by: host === '' ? setting.text.we : setting.text.by(host),
    title: poster.title === exhibitor.name || poster.title === '' ? company : poster.title,
    line:
      poster.subtitle !== ''
        ? poster.subtitle
        : appointment !== null
          ? `${setting.text.appointment} ${shortTime(appointment)}`
          : first === undefined
            ? ''
            : `${first.at} ${first.text}`,
    start: exhibition.start,
    end: exhibition.end,
    venue: exhibition.venue,
    code,
    link: setting.link,
  };
}

/** A hall as the exhibition names it; its number where it has no name. */
export const hallName = (halls: PortalConfig['halls'], hall: string): string =>
  halls.find((one) => one.hall === hall)?.name ?? hall;
