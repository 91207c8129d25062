import { expect, it } from 'vitest';
import { ownWork } from './own-work.ts';

const required = [
  { formId: 'speech', pageKey: 'speechApply' },
  { formId: 'visitor_reg', pageKey: 'extra' },
];

it.each([
  ['/form?formType=200&formId=speech', 'media', '/speechApply'],
  ['/form?formType=200&formId=visitor_reg', 'exhibitor', '/exhibitionBoothCommon?page=extra'],
  ['/form?formType=200&formId=speech', 'supplier', '/wditsupplier?page=speechApply'],
  ['/form?formType=200&formId=other', 'exhibitor', null],
  ['/form?formType=200', 'exhibitor', null],
  ['/invitationHome?code=X01VISIT', 'exhibitor', null],
  ['/staff', 'exhibitor', null],
])('what a code leads to, %s, is for %s at %s', (path, role, address) => {
  expect(ownWork(path, required, role)).toBe(address);
});
