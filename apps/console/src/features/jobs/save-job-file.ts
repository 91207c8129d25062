import type { CallName } from '@zhantai/contract';
import type { Client } from '@zhantai/contract/client';

/** Lets the browser itself save the file that a job made: it may be larger than a page can hold. */
export async function saveJobFile(client: Client<CallName>, jobId: string): Promise<void> {
  const { link } = await client.call('consoleJobFile', { params: { id: jobId } });
  const anchor = document.createElement('a');
  anchor.href = link;
  anchor.download = '';
  anchor.click();
}
