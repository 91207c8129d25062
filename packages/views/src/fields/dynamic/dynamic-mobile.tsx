import type { Item } from '@zhantai/engine';
import type { Face, FaceProps } from '../../context/face.ts';
import { lazyFace } from '../lazy-face.tsx';
import { useTransport } from './use-transport.ts';

const Blocks = lazyFace<'dynamic'>(async () => (await import('./rows/rows-blocks-face.tsx')).RowsBlocksFace);
const List = lazyFace<'dynamic'>(async () => (await import('./rows/rows-list-face.tsx')).RowsListFace);
const isForm = ({ variant }: Item): boolean => variant === 'form';

const Dynamic = (props: FaceProps<'dynamic'>) => {
  const { item } = props.node;
  const transport = useTransport(item.prop);
  return isForm(item) && !transport ? <Blocks {...props} /> : <List {...props} />;
};

/** A sub-table on a phone: blocks of fields, or a list of records; a form loads what it has. */
export const DynamicMobile: Face<'dynamic'> = Object.assign(Dynamic, {
  load: (item: Item) => (isForm(item) ? Blocks : List).load(),
});
