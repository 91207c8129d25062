import { Type } from 'typebox';
import { extensionsCalls } from '../../calls/console/extensions.ts';
import { ExtendRequest, Extension, ExtensionParams, RevokeExtensionRequest } from '../../schemas/index.ts';
import type { CallRecord } from '../call-record.ts';

/** Later ends of forms for single exhibitors (console.md §1.2). */
export const extensionsRecords = {
  consoleExtensions: {
    ...extensionsCalls.consoleExtensions,
    access: { may: 'read' },
    summary: 'The later ends that an exhibitor has, by the code of the form',
    params: ExtensionParams,
    data: Type.Array(Extension),
    refusals: ['NOT_FOUND'],
  },
  consoleExtend: {
    ...extensionsCalls.consoleExtend,
    access: { may: 'grantExceptions' },
    summary: 'Gives an exhibitor a later end of a form, or another one, where it still is what was seen',
    params: ExtensionParams,
    body: ExtendRequest,
    data: Type.Array(Extension),
    refusals: ['NOT_FOUND', 'THING_CHANGED', 'NO_DEADLINE', 'EXTENSION_TOO_EARLY', 'TIME_UNCLEAR'],
  },
  consoleRevokeExtension: {
    ...extensionsCalls.consoleRevokeExtension,
    access: { may: 'grantExceptions' },
    summary: 'Takes a later end back, where it still is what was seen',
    params: ExtensionParams,
    body: RevokeExtensionRequest,
    data: Type.Array(Extension),
    refusals: ['NOT_FOUND', 'THING_CHANGED'],
  },
} as const satisfies Record<keyof typeof extensionsCalls, CallRecord>;
