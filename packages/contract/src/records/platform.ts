import { Type } from 'typebox';
import type { CallRecord } from './call-record.ts';

const open = { method: 'GET', access: 'open', headers: 'none' } as const;
const Health = Type.Object({ status: Type.Literal('up') });

/** Calls about the server itself, which no page makes. */
export const platformRecords = {
  healthLive: { ...open, path: '/api/health/live', summary: 'The process answers', data: Health },
  healthReady: {
    ...open,
    path: '/api/health/ready',
    summary: 'It can serve, the database included',
    data: Health,
  },
  metrics: {
    ...open,
    path: '/api/metrics',
    summary: 'Figures for Prometheus, for who knows the token of METRICS_TOKEN',
    answer: 'file',
    refusals: ['UNAUTHORIZED', 'NOT_FOUND'],
  },
  openApi: {
    ...open,
    path: '/api/openapi.json',
    summary: 'All calls as an OpenAPI document',
    answer: 'file',
  },
  docs: { ...open, path: '/api/docs', summary: 'All calls as a page to read', answer: 'file' },
  docsStyle: { ...open, path: '/api/docs/style.css', summary: 'How that page looks', answer: 'file' },
} as const satisfies Record<string, CallRecord>;
