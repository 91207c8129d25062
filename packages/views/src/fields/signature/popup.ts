/** What the opened part of a signature takes. */
export interface SignaturePopupProps {
  readonly label: string;
  /** The drawing was confirmed; resolves to whether it was stored. */
  readonly onSign: (image: Blob) => Promise<boolean>;
  readonly onClose: () => void;
}
