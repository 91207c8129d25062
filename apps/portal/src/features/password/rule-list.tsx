import { Icon, VisuallyHidden, classNames } from '@zhantai/ui';
import { usePortal } from '../../shell/portal/portal-context.ts';
import { metRules, passwordRules } from './password-rules.ts';
import styles from './password.module.css';

/** What a password must have, ticked off while it is typed. */
export const RuleList = ({ password }: { readonly password: string }) => {
  const text = usePortal().words.account.password;
  const met = metRules(password);
  return (
    <ul className={styles['rules']}>
      {passwordRules.map((rule) => (
        <li className={classNames(met.has(rule) && styles['met'])} key={rule}>
          {met.has(rule) && <Icon name="check" size={16} />}
          {text.rules[rule]}
          <VisuallyHidden>{met.has(rule) ? text.met : text.unmet}</VisuallyHidden>
        </li>
      ))}
    </ul>
  );
};
