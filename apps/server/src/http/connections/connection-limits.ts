import type { Socket } from 'node:net';
import { addressesOfSite, siteOfKey } from '../../rate-limits/index.ts';
import { refuseConnection } from '../requests/refuse-unreadable.ts';
import { isAtRest, newConnection, type Connection } from './connection.ts';
import type { ConnectionBounds } from './connection-bounds.ts';

/** All connections of one address. */
interface Address {
  /** The address itself, of IPv6 its site. */
  readonly place: string;
  readonly open: Set<Connection>;
  readonly waiting: Waiting[];
}

interface Waiting {
  readonly socket: Socket;
  readonly since: number;
  readonly enter: () => void;
  /** It waits no more. */
  readonly end: () => void;
}

/** How many may wait for each that may be open: a hall that opens its browsers in one moment. */
const waitingShare = 5;
/** From this share on answers close their connection, which makes room without cutting anybody off. */
const crowded = 0.75;

/**
 * The connections of a server, counted by address: above the bound the one that rested longest makes room, and where
 * none rests the newcomer waits a moment.
 */
export class ConnectionLimits {
  readonly all = new Map<Socket, Connection>();
  readonly #addresses = new Map<string, Address>();
  readonly #bounds: ConnectionBounds;
  /** Of all addresses, without those of proxies. */
  #counted = 0;
  #waiting = 0;

  constructor(bounds: ConnectionBounds) {
    this.#bounds = bounds;
  }

  /** @param begin serves the connection, now or when there is room. */
  enter(socket: Socket, key: string | null, begin: () => void): void {
    if (key === null) {
      this.#open(socket, null, begin);
      return;
    }
    const place = siteOfKey(key) ?? key;
    const address = this.#addresses.get(key) ?? { place, open: new Set(), waiting: [] };
    this.#addresses.set(key, address);
    if (!this.#makeRoomFor(address)) {
      socket.destroy();
      return;
    }
    const bound = boundOf(key, this.#bounds);
    const ofPlace = place === key ? Infinity : this.#bounds.ofNetwork * addressesOfSite;
    if (this.#sizeOfPlace(place) >= ofPlace && !closeOldestAtRest(address)) {
      socket.destroy();
      return;
    }
    if (address.open.size < bound || closeOldestAtRest(address)) this.#open(socket, key, begin);
    else if (address.waiting.length < bound * waitingShare) this.#wait(address, socket, key, begin);
    else socket.destroy();
  }

  /** Whether the address of a connection has so many that its answers should close theirs. */
  isCrowded({ key }: Connection): boolean {
    const address = key === null ? undefined : this.#addresses.get(key);
    return (
      address !== undefined &&
      key !== null &&
      address.open.size + address.waiting.length >= boundOf(key, this.#bounds) * crowded
    );
  }

  /** To be called when a connection has come to rest: somebody may wait for its place. */
  rested({ key }: Connection): void {
    const address = key === null ? undefined : this.#addresses.get(key);
    if (address !== undefined && address.waiting.length > 0) closeOldestAtRest(address);
  }

  /** Turns away who has waited too long. */
  sweep(now: number): void {
    if (this.#waiting === 0) return;
    for (const { waiting } of this.#addresses.values()) {
      const late = waiting.filter(({ since }) => now - since >= this.#bounds.patience);
      for (const { socket, end } of late) {
        end();
        refuseConnection(socket, 'OVERLOADED', { seconds: 2 });
      }
    }
  }

  /** Nobody is let in any more. */
  close(): void {
    for (const { waiting } of this.#addresses.values()) for (const { socket } of waiting) socket.destroy();
  }

  #open(socket: Socket, key: string | null, begin: () => void): void {
    const connection = newConnection(socket, key, performance.now());
    this.all.set(socket, connection);
    const address = key === null ? undefined : this.#addresses.get(key);
    socket.once('close', () => this.all.delete(socket));
    if (address !== undefined && key !== null) {
      this.#counted += 1;
      address.open.add(connection);
      socket.once('close', () => {
        this.#counted -= 1;
        address.open.delete(connection);
        this.#left(address, key);
      });
    }
    begin();
  }

  #wait(address: Address, socket: Socket, key: string, begin: () => void): void {
    const end = (): void => {
      const index = address.waiting.findIndex((one) => one.socket === socket);
      if (index < 0) return;
      this.#waiting -= 1;
      address.waiting.splice(index, 1);
      this.#left(address, key);
    };
    const fail = (): void => void socket.destroy();
    socket.once('close', end).on('error', fail);
    this.#waiting += 1;
    address.waiting.push({
      socket,
      since: performance.now(),
      end,
      enter: () => {
        this.#waiting -= 1;
        socket.off('close', end).off('error', fail);
        if (!socket.destroyed) this.#open(socket, key, begin);
      },
    });
  }

  /** A place of this address is free: the first who waits takes it. */
  #left(address: Address, key: string): void {
    while (address.open.size < boundOf(key, this.#bounds)) {
      const next = address.waiting.shift();
      if (next === undefined) break;
      next.enter();
    }
    if (address.open.size === 0 && address.waiting.length === 0) this.#addresses.delete(key);
  }

  /** How many all networks of a site have together. */
  #sizeOfPlace(place: string): number {
    let size = 0;
    for (const one of this.#addresses.values()) if (one.place === place) size += sizeOf(one);
    return size;
  }

  /** When the whole server is full, whoever has most connections loses one, unless that is who comes. */
  #makeRoomFor(newcomer: Address): boolean {
    if (this.#counted + this.#waiting < this.#bounds.all) return true;
    const sizes = new Map<string, number>();
    for (const one of this.#addresses.values()) {
      sizes.set(one.place, (sizes.get(one.place) ?? 0) + sizeOf(one));
    }
    const [place, size] = [...sizes].reduce((most, next) => (next[1] > most[1] ? next : most));
    if ((sizes.get(newcomer.place) ?? 0) + 1 >= size) return false;
    const largest = [...this.#addresses.values()].filter((one) => one.place === place);
    const [waiting] = largest.flatMap((one) => one.waiting);
    if (waiting !== undefined) waiting.socket.destroy();
    else if (!largest.some(closeOldestAtRest)) largest.flatMap((one) => [...one.open])[0]?.socket.destroy();
    return true;
  }
}

/** Only the keys of networks end so. */
function boundOf(key: string, { ofAddress, ofNetwork }: ConnectionBounds): number {
  return key.endsWith('::') ? ofNetwork : ofAddress;
}

function sizeOf({ open, waiting }: Address): number {
  return open.size + waiting.length;
}

function closeOldestAtRest({ open }: Address): boolean {
  let oldest: Connection | null = null;
  for (const connection of open) {
    if (!isAtRest(connection) || connection.socket.destroyed) continue;
    if (oldest === null || connection.restsSince < oldest.restsSince) oldest = connection;
  }
  oldest?.socket.destroy();
  return oldest !== null;
}
