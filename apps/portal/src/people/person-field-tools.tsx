import { traitsOf, type FieldNode } from '@zhantai/engine';
import { lazy, Suspense, type ReactNode } from 'react';
import { patiently } from '../page/patiently.ts';

const IdLine = lazy(async () => ({ default: (await patiently(() => import('./id-line.tsx'))).IdLine }));
const PhotoTool = lazy(async () => ({
  default: (await patiently(() => import('./photo-tool.tsx'))).PhotoTool,
}));

/** Under the fields of a person's sheet: what the ID number says, and cropping the photo. */
export const personFieldTools = (node: FieldNode): ReactNode => {
  const { sensitive } = node.item;
  const { files, text } = traitsOf(node.item);
  if (text === 'line' && sensitive === 'id') {
    return (
      <Suspense fallback={null}>
        <IdLine node={node} />
      </Suspense>
    );
  }
  if (files === 'several' && sensitive === 'photo') {
    return (
      <Suspense fallback={null}>
        <PhotoTool node={node} />
      </Suspense>
    );
  }
  return null;
};
