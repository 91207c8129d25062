import type { StaffName } from '@zhantai/contract';
import { createResource } from '@zhantai/shell/resource/resource.ts';
import { useResource } from '@zhantai/shell/resource/use-resource.ts';
import { useMemo } from 'react';
import { useServices } from '../../shell/session/services-context.ts';

const none: readonly StaffName[] = [];

/** The staff who may look after exhibitors; nobody until they are read. */
export function useOwners(): readonly StaffName[] {
  const { client } = useServices();
  const owners = useMemo(() => createResource(() => client.call('consoleOwners', {})), [client]);
  const state = useResource(owners);
  return state.status === 'ready' ? state.data : none;
}

/** What they are called, by the ids of their accounts. */
export function namesOf(owners: readonly StaffName[]): ReadonlyMap<string, string> {
  return new Map(owners.map(({ id, name }) => [id, name]));
}

/** With who looks after an exhibitor now, though they left the staff. */
export function withOwner(owners: readonly StaffName[], owner: StaffName | null): readonly StaffName[] {
  return owner === null || owners.some(({ id }) => id === owner.id) ? owners : [...owners, owner];
}
