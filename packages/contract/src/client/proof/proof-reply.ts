/** What the thread says that does the work beside a captcha. */
export type ProofReply =
  | { readonly kind: 'share'; readonly share: number }
  /** What the header `Captcha-Proof` holds. */
  | { readonly kind: 'solved'; readonly proof: string }
  | { readonly kind: 'failed' };
