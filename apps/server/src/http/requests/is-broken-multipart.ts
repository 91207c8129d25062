/** What the parser of uploads says, without a code, of bodies that break off or have no usable boundary. */
const said =
  /^(?:Unexpected end of multipart data|\w+ terminated early due to|Multipart: Boundary not found|The needle cannot)/;

/** Whether an upload could not be read because of how it was sent. */
export function isBrokenMultipart(error: unknown): boolean {
  return error instanceof Error && said.test(error.message);
}
