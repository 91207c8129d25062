/** What the opened part of a signature takes. */
export interface SignaturePopupProps {
  readonly label: string;
  /** Whose signature it is: what was begun waits with it while the face changes. */
  readonly owner: object;
  /** The drawing was confirmed; resolves to whether it was stored. */
  readonly onSign: (image: Blob) => Promise<boolean>;
  readonly onClose: () => void;
}
