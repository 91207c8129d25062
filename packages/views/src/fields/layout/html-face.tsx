import { useForm } from '../../context/form-context.ts';
import type { FaceProps } from '../../context/face.ts';
import { SafeHtml } from './safe-html.tsx';

/** A text of the organiser between the fields. */
export const HtmlFace = ({ node }: FaceProps<'html'>) => {
  const { fields } = useForm().words;
  return <SafeHtml failed={fields.notOpened} html={node.item.html} loading={fields.html.loading} />;
};
