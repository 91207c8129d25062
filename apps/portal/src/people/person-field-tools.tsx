import type { FieldNode } from '@zhantai/engine';
import { lazy, Suspense, type ReactNode } from 'react';
import { patiently } from '../page/patiently.ts';

const IdLine = lazy(async () => ({ default: (await patiently(() => import('./id-line.tsx'))).IdLine }));
const PhotoTool = lazy(async () => ({
  default: (await patiently(() => import('./photo-tool.tsx'))).PhotoTool,
}));

/** Under the fields of a person's sheet: what the ID number says, and cropping the photo. */
export const personFieldTools = (node: FieldNode): ReactNode => {
  const { type, sensitive } = node.item;
  if (type === 'input' && sensitive === 'id') {
    return (
      <Suspense fallback={null}>
        <IdLine node={node} />
      </Suspense>
    );
  }
  if (type === 'upload' && sensitive === 'photo') {
    return (
      <Suspense fallback={null}>
        <PhotoTool node={node} />
      </Suspense>
    );
  }
  return null;
};
