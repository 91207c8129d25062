import type { SmsTemplate } from '@zhantai/contract';
import type { Client } from '@zhantai/contract/client';
import { ApiError } from '@zhantai/contract/client';
import { useCountdown } from '@zhantai/ui/feedback/use-countdown.ts';
import { useCallback, useState } from 'react';

/** A code by text message on its way (wire.md §2). */
export interface TextCode {
  /** A code was sent from this page. */
  readonly sent: boolean;
  /** Seconds until another may be asked for; 0 when it may be now. */
  readonly wait: number;
  /** Asks for a code; throws the refusal. The image code is used up whatever the answer. */
  readonly send: (request: TextCodeRequest) => Promise<void>;
}

export interface TextCodeRequest {
  readonly tenantId: string;
  readonly mobile: string;
  readonly smsCode: SmsTemplate;
  /** To the account's address instead of the phone. */
  readonly byMail?: boolean;
  /** The answer to an image code, and whatever else belongs to it. */
  readonly headers: Readonly<Record<string, string>>;
}

/** Asks for codes and counts down to the next one. */
export function useTextCode(client: Client): TextCode {
  const [sent, setSent] = useState(false);
  const [wait, pause] = useCountdown();

  const send = useCallback(
    async ({ tenantId, mobile, smsCode, byMail = false, headers }: TextCodeRequest) => {
      try {
        const { resendAfter } = await client.call('smsSend', {
          query: { tenantId, mobile, smsCode, ...(byMail ? { by: 'mail' as const } : {}) },
          headers,
        });
        setSent(true);
        pause(resendAfter);
      } catch (error) {
        if (error instanceof ApiError && error.retryAfter !== null) pause(error.retryAfter / 1000);
        throw error;
      }
    },
    [client, pause],
  );

  return { sent, wait, send };
}
