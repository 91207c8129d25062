import { Icon, Status } from '@zhantai/ui';
import { stepPath } from '../media/step-path.ts';
import { useAccreditation } from '../media/use-accreditation.ts';
import { usePortal } from '../../shell/portal/portal-context.ts';
import { useResource } from '@zhantai/shell/resource/use-resource.ts';
import styles from './my-forms.module.css';

const states = {
  register: 'draft',
  perfect: 'draft',
  submit: 'draft',
  wait: 'review',
  fail: 'returned',
  success: 'approved',
} as const;

/** How far the accreditation of a medium is, with the way to it. */
export const OwnAccreditation = () => {
  const { words } = usePortal();
  const state = useResource(useAccreditation());
  if (state.status !== 'ready' || state.data.forms.length === 0) return null;
  const { step } = state.data;
  return (
    <p className={styles['accreditation']}>
      <b>{words.own.mine.accreditation}</b>
      <Status status={states[step]} />
      <a href={`#${stepPath(step)}`}>
        {words.own.mine.look}
        <Icon name="chevron-right" size={16} />
      </a>
    </p>
  );
};
