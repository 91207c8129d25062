/** One SMS to be sent. */
export interface Sms {
  /** Names the message, so that the gateway can tell a repetition. */
  readonly id: string;
  readonly mobile: string;
  readonly text: string;
}

/**
 * What became of an SMS: taken; certainly not taken, to be tried again; refused for good; or nobody knows, and then it
 * is not tried again, for it may have been sent.
 */
export type Delivery =
  | { readonly kind: 'sent' }
  | { readonly kind: 'later' | 'refused' | 'unknown'; readonly reason: string };

/** Hands an SMS over to whoever sends it. Never throws. */
export interface SmsGateway {
  send(sms: Sms): Promise<Delivery>;
}
