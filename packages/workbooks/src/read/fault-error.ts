import type { SheetFault } from '../sheet-fault.ts';

/** Carries a fault of the file up through the library that asked for one of its parts; never leaves this room. */
export class FaultError extends Error {
  readonly fault: SheetFault;

  constructor(fault: SheetFault) {
    super(fault);
    this.fault = fault;
  }
}
