import { describe, expect, it } from 'vitest';
import { peopleQuery } from './people-query.ts';

const found = (search: string) => {
  const { name, mobile, idNo } = peopleQuery('all', search, 1);
  return { name, mobile, idNo };
};

describe('one search box', () => {
  it('takes digits for a mobile, and spaces in them', () => {
    expect(found('138 0417')).toEqual({ mobile: '1380417' });
    expect(found('+4670')).toEqual({ mobile: '+4670' });
  });

  it('takes a whole number for an ID number', () => {
    expect(found('99041719010101001x')).toEqual({ idNo: '99041719010101001X' });
    expect(found('p4812345')).toEqual({ idNo: 'P4812345' });
  });

  it('takes everything else for a name', () => {
    expect(found(' Marco L ')).toEqual({ name: 'Marco L' });
    expect(found('')).toEqual({});
  });
});

it('asks for the states of a tab', () => {
  expect(peopleQuery('open', '', 3)).toEqual({ current: 3, size: 20, status: 'draft,fail,submitted' });
  expect(peopleQuery('waiting', '', 1).status).toBeUndefined();
});
