/** What a platform may bring that is faster than any script: Node has it, a browser has not. */
export interface Platform {
  /** Inflates to at most `room` bytes. Throws where there would be more, or where the bytes are damaged. */
  readonly inflate: (packed: Uint8Array, room: number) => Uint8Array;
  /** The checksum of archives, continued from that of the bytes before; 0 at the start. */
  readonly crc32: (bytes: Uint8Array, before: number) => number;
  /** A text of one character a byte. */
  readonly binaryText: (bytes: Uint8Array) => string;
}
