import { useForm } from '../../context/form-context.ts';
import { isTransportTable } from './transport-table.ts';

/** Whether a sub-table is shown in the transport layout: by who looks at it, or by its own prop (seed.md §6). */
export const useTransport = (prop: string): boolean => {
  const { transport } = useForm();
  return transport || isTransportTable(prop);
};
