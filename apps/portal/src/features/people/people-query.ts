import type { PersonsQuery } from '@zhantai/contract';

/** Which people the list shows. */
export const peopleTabs = ['all', 'open', 'wait', 'adopt', 'waiting'] as const;
export type PeopleTab = (typeof peopleTabs)[number];

/** People a page. */
export const PAGE_SIZE = 20;

const statuses: Readonly<Record<PeopleTab, string | undefined>> = {
  all: undefined,
  open: 'draft,fail,submitted',
  wait: 'wait',
  adopt: 'adopt',
  waiting: undefined,
};

/**
 * What the list asks the server for. One search box serves three filters: a whole ID number, the digits of a mobile,
 * part of a name.
 */
export function peopleQuery(tab: PeopleTab, search: string, current: number): PersonsQuery {
  const status = statuses[tab];
  return {
    current,
    size: PAGE_SIZE,
    ...(status === undefined ? {} : { status }),
    ...searchFields(search.trim()),
  };
}

function searchFields(text: string): Pick<PersonsQuery, 'name' | 'mobile' | 'idNo'> {
  if (text === '') return {};
  const dense = text.replaceAll(/[\s-]/g, '').toUpperCase();
  if (/^\d{17}[\dX]$/.test(dense) || /^[A-Z]{1,3}\d{5,}[A-Z0-9]*$/.test(dense)) return { idNo: dense };
  if (/^\+?\d+$/.test(dense)) return { mobile: dense };
  return { name: text };
}
