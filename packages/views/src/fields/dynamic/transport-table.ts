import { TRANSPORT_PROPS } from '@zhantai/engine/tables';

/** Whether a sub-table is shown in the transport layout, whose rows are wide (seed.md §6). */
export const isTransportTable = (prop: string): boolean => TRANSPORT_PROPS.includes(prop);
