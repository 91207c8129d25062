/** What one connection, and all of one address, may take. Times in milliseconds. */
export interface ConnectionBounds {
  /** Until the headers of a call are there. */
  readonly headers: number;
  /** Until the body of a call is there, its headers included. */
  readonly request: number;
  /** Without a byte of the body, or of an answer that is not taken. */
  readonly silence: number;
  /** Connections of one IPv4 address, and of one IPv6 network of 64 bits. */
  readonly ofAddress: number;
  readonly ofNetwork: number;
  /** How long a connection above them waits for room. */
  readonly patience: number;
  /** Connections of all addresses together. */
  readonly all: number;
}

/** As the server runs. */
export const connectionBounds: ConnectionBounds = {
  headers: 10_000,
  request: 5 * 60_000,
  silence: 30_000,
  ofAddress: 200,
  ofNetwork: 50,
  patience: 3_000,
  all: 5_000,
};
