import { traitsOf, type FieldNode } from '@zhantai/engine';
import { IdLine } from './id-line.tsx';
import { PhotoTool } from './photos/photo-tool.tsx';

/** Under the fields of a person's form: what the ID number says, and cropping the photo. */
export const PersonFieldTools = ({ node }: { readonly node: FieldNode }) => {
  const { sensitive } = node.item;
  const { files, text } = traitsOf(node.item);
  if (text === 'line' && sensitive === 'id') return <IdLine node={node} />;
  if (files === 'several' && sensitive === 'photo') return <PhotoTool node={node} />;
  return null;
};
