import { expect, it } from 'vitest';
import { makeCalendar } from './make-calendar.ts';

const visit = {
  id: 'K7Q4',
  title: '江澜博览会 2027',
  place: '宁川国际会展中心, 北登录厅; 1 号门',
  note: '确认码 K7Q4\n凭二维码入场',
  link: 'https://fair.example/#/s?code=K7Q4',
  start: '2027-03-18',
  end: '2027-03-21',
  now: new Date('2026-11-21T06:30:00.123Z'),
};

it('names whole days, the end being the day after the last', () => {
  const lines = makeCalendar(visit).split('\r\n');
  expect(lines).toContain('DTSTART;VALUE=DATE:20270318');
  expect(lines).toContain('DTEND;VALUE=DATE:20270322');
  expect(lines).toContain('DTSTAMP:20261121T063000Z');
  expect(lines.at(-1)).toBe('');
});

it('passes over the end of a month', () => {
  expect(makeCalendar({ ...visit, end: '2027-02-28' })).toContain('DTEND;VALUE=DATE:20270301');
  expect(makeCalendar({ ...visit, start: '2026-12-31', end: '' })).toContain('DTEND;VALUE=DATE:20270101');
});

it('escapes what separates values, so that no text begins a line of its own', () => {
  const file = makeCalendar({ ...visit, title: 'a\r\nEND:VEVENT' });
  expect(file).toContain(String.raw`LOCATION:宁川国际会展中心\, 北登录厅\; 1 号门`);
  expect(file).toContain(String.raw`DESCRIPTION:确认码 K7Q4\n凭二维码入场`);
  expect(file).toContain(String.raw`SUMMARY:a\nEND:VEVENT`);
});

it('folds lines at 75 octets between letters', () => {
  const title = '展'.repeat(60);
  const file = makeCalendar({ ...visit, title });
  for (const line of file.split('\r\n'))
    expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  expect(file.replaceAll('\r\n ', '')).toContain(`SUMMARY:${title}`);
});
