import { useDevice } from '@zhantai/ui';
import { use, type ReactNode } from 'react';
import { FrameContext } from '../frame/frame-context.ts';
import { LanguageSwitch } from '../frame/language-switch.tsx';
import { usePortal } from '../portal/portal-context.ts';
import { isEmbedded } from '../frame/is-embedded.ts';
import { BrandMark } from './brand-mark.tsx';
import styles from './fair-head.module.css';

/**
 * The head of a page outside the frame of the portal: the sign of the fair and the language, and what else belongs there.
 * Under the frame's own bar there is none, nor inside another application.
 */
export const FairHead = ({ children }: { readonly children?: ReactNode }) => {
  const { config } = usePortal();
  const mobile = useDevice() === 'mobile';
  if (use(FrameContext) !== 'none' || isEmbedded(window.location.href)) return null;
  return (
    <header className={styles['head']} data-print="hide">
      <BrandMark name={config.title} small={mobile} />
      <div>
        <LanguageSwitch />
        {children}
      </div>
    </header>
  );
};
