import type { PortalConfig } from '@zhantai/contract';
import type { Milestone } from '@zhantai/ui';
import { shortDate } from '@zhantai/shell/exhibition-time.ts';

/** Stops ahead that have room on the line. */
const AHEAD = 4;

/** The dates around today: the last that is past, today, and the next ones. */
export function milestonesAround(config: PortalConfig, today: string, openNow: string): readonly Milestone[] {
  const stops = [...config.milestones].sort((one, other) => one.date.localeCompare(other.date));
  const past = stops.filter((stop) => day(stop.date) < today).slice(-1);
  const now = stops.find((stop) => day(stop.date) === today) ?? { date: today, title: openNow };
  const ahead = stops.filter((stop) => day(stop.date) > today).slice(0, AHEAD);
  return [
    ...past.map((stop) => show(stop, 'past')),
    show(now, 'now'),
    ...ahead.map((stop) => show(stop, 'ahead')),
  ];
}

type Stop = PortalConfig['milestones'][number];

const day = (date: string): string => date.slice(0, 10);

const show = (stop: Stop, state: Milestone['state']): Milestone => ({
  date: shortDate(stop.date),
  label: stop.title,
  state,
});
