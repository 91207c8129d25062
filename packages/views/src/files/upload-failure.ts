/** Why a file did not arrive, in words for a person; `final` where sending the same file again cannot help. */
export class UploadFailure extends Error {
  readonly final: boolean;

  constructor(sentence: string, final: boolean, cause?: unknown) {
    super(sentence, { cause });
    this.final = final;
  }
}
