/** Why the server cannot start. The message is one whole sentence for the person at the terminal. */
export class StartupFailure extends Error {
  override readonly name = 'StartupFailure';
}
