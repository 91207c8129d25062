/** What a process for pictures is asked to do, one thing at a time. */
export type PictureTask =
  /** Draws a text so that people read it. */
  | { readonly kind: 'captcha'; readonly text: string }
  | { readonly kind: 'svg'; readonly svg: string }
  /** Writes a file of a picture anew; the paths are absolute. */
  | { readonly kind: 'rewrite'; readonly from: string; readonly to: string; readonly extension: string };

/** What it says; the first is that it is ready. */
export type PictureAnswer =
  | { readonly kind: 'ready' }
  | { readonly kind: 'drawn'; readonly png: Uint8Array }
  /** Whether it could be read as a picture. */
  | { readonly kind: 'rewritten'; readonly isPicture: boolean }
  /** The disk takes nothing. */
  | { readonly kind: 'disk'; readonly message: string; readonly code: string; readonly syscall: string }
  /** A bug; what a file holds makes no task fail. */
  | { readonly kind: 'failed'; readonly message: string };
