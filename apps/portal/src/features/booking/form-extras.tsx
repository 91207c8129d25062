import type { FormInfo } from '@zhantai/contract';
import type { Session } from '@zhantai/engine';
import type { FormServices } from '@zhantai/views';
import { lazy, Suspense, type ReactNode } from 'react';
import { extrasOf, type PageExtra } from './page-extras.ts';
import { withRetry } from '@zhantai/shell/loading/with-retry.ts';

const LedBoard = lazy(async () => ({ default: (await withRetry(() => import('./led-board.tsx'))).LedBoard }));
const PositionBoard = lazy(async () => ({
  default: (await withRetry(() => import('./position-board.tsx'))).PositionBoard,
}));
const RoomBoard = lazy(async () => ({
  default: (await withRetry(() => import('./room-board.tsx'))).RoomBoard,
}));
const BuilderList = lazy(async () => ({
  default: (await withRetry(() => import('./builder-list.tsx'))).BuilderList,
}));
const DrawingsBoard = lazy(async () => ({
  default: (await withRetry(() => import('../drawings/drawings-board.tsx'))).DrawingsBoard,
}));
const InvoiceOrders = lazy(async () => ({
  default: (await withRetry(() => import('./invoice-orders.tsx'))).InvoiceOrders,
}));

export interface FormExtrasProps {
  readonly info: FormInfo;
  readonly session: Session;
  readonly services: FormServices;
}

/** What the page of a form tells below its fields: free places, rooms, builders, the review of drawings. */
export const FormExtras = ({ info, session, services }: FormExtrasProps) => {
  const { formId, pageKey } = info.form;
  const boards: Readonly<Record<PageExtra, ReactNode>> = {
    led: <LedBoard formId={formId} />,
    positions: <PositionBoard formId={formId} />,
    rooms: <RoomBoard formId={formId} session={session} />,
    builders: <BuilderList />,
    drawings: <DrawingsBoard info={info} services={services} session={session} />,
    invoice: <InvoiceOrders />,
    // Stands above the fields.
    fascia: null,
  };
  return extrasOf(pageKey).map((extra) => (
    <Suspense fallback={null} key={extra}>
      {boards[extra]}
    </Suspense>
  ));
};
