import { calls } from '@zhantai/contract';

/** The sub-table that a template is made for. */
interface MadeTemplate {
  readonly formId: string;
  readonly formItemId: string;
  /** Whom a transport supplier asks for. */
  readonly exhibitorId?: string | undefined;
}

const start = `${calls.downloadTemplate.path}?`;

/** The address of a template that is made from the columns when it is asked for. */
export function madeTemplateUrl({ formId, formItemId, exhibitorId }: MadeTemplate): string {
  const query = new URLSearchParams({
    formId,
    formItemId,
    ...(exhibitorId === undefined ? {} : { exhibitorId }),
  });
  return `${start}${query.toString()}`;
}

/** What such an address names; null for any other text. */
export function readMadeTemplateUrl(url: string): MadeTemplate | null {
  if (!url.startsWith(start)) return null;
  const query = new URLSearchParams(url.slice(start.length));
  const exhibitorId = query.get('exhibitorId');
  return {
    formId: query.get('formId') ?? '',
    formItemId: query.get('formItemId') ?? '',
    ...(exhibitorId === null ? {} : { exhibitorId }),
  };
}
