import { portalRoles, type PortalConfig, type PortalPath, type PortalRole } from '@zhantai/contract';
import { ButtonLink, Tabs, useDevice } from '@zhantai/ui';
import { useState } from 'react';
import { BrandMark } from '../../shell/brand/brand-mark.tsx';
import { LanguageSwitch } from '../../shell/frame/language-switch.tsx';
import { parseAddress } from '@zhantai/shell/location/parse-address.ts';
import { usePortal } from '../../shell/portal/portal-context.ts';
import { FloorPlan } from './floor-plan.tsx';
import { readLastBooth } from '../../shell/frame/last-booth.ts';
import { openingFacts, type OpeningFacts } from './opening-facts.ts';
import { PolicyLinks } from './policy-links.tsx';
import styles from './sign-in-page.module.css';
import { SignInPanel } from './sign-in-panel.tsx';

const doors = {
  exhibitor: '/login',
  supplier: '/login',
  transport: '/transportLogin',
  media: '/mediaLogin',
} satisfies Record<PortalRole, PortalPath>;

export interface SignInPageProps {
  readonly path: PortalPath;
}

/** Sign-in for all roles: `/login`, `/transportLogin` and `/mediaLogin` are its tabs. */
export const SignInPage = ({ path }: SignInPageProps) => {
  const { config, gate, location, session, store, words } = usePortal();
  const mobile = useDevice() === 'mobile';
  const [wanted, setWanted] = useState<PortalRole>(() => roleFromAddress(location.current()) ?? roleOf(path));
  const role = doors[wanted] === path ? wanted : roleOf(path);
  const media = role === 'media';
  const text = words.signIn;
  const facts = openingFacts(config);
  const plan = (
    <FloorPlan
      booth={readLastBooth(store)}
      gates={{ entrance: text.entrance, goods: text.goodsGate }}
      mobile={mobile}
    />
  );
  const tabs = (
    <Tabs
      className={styles['roles']}
      items={portalRoles.map((key) => ({ key, label: words.roles[key] }))}
      label={text.role}
      onSelect={(next) => {
        setWanted(next);
        location.go(doors[next], { replace: true });
      }}
      panelId="sign-in"
      selected={role}
    />
  );
  const form = (
    <div id="sign-in" role="tabpanel">
      <SignInPanel
        first={media ? 'text' : 'password'}
        key={String(media)}
        media={media && config.takesMedia === true}
        onDone={(way) => {
          // A first password or a forgotten one is set before anything else; a code alone only may set one.
          const own = session.read();
          const needed = way !== 'text' && own?.needSetPwd === true;
          location.go(needed ? '/setPwd' : gate.takeAddress(own?.roleName ?? ''), { replace: true });
        }}
      />
      {path === '/transportLogin' && config.ciecLoginUrl !== null && (
        <ButtonLink className={styles['elsewhere']} href={config.ciecLoginUrl}>
          {words.account.singleSignOn.offer}
        </ButtonLink>
      )}
      <p className={styles['help']}>
        {media ? words.account.ways.mediaNote : text.accountNote}
        <br />
        {text.helpNote(config.contact.phone, config.contact.hours)}
      </p>
    </div>
  );

  const brand = <BrandMark name={config.title} small={mobile} />;
  // One place for the form on both devices: a window made narrow keeps what was typed.
  return (
    <div className={mobile ? styles['phone'] : styles['desktop']}>
      {mobile ? (
        <header className={styles['top']}>
          {plan}
          <div className={styles['fade']} />
          <div className={styles['topWords']}>
            <div className={styles['brandRow']}>
              {brand}
              <LanguageSwitch />
            </div>
            <h1 className={styles['phoneTitle']}>{text.title}</h1>
            <p>
              {facts.dates} · {config.venue}
            </p>
          </div>
        </header>
      ) : (
        <section aria-label={config.title} className={styles['hall']}>
          {plan}
          <div className={styles['fade']} />
          <div className={styles['brand']}>{brand}</div>
          <HallFacts config={config} facts={facts} />
        </section>
      )}
      <main className={mobile ? undefined : styles['side']}>
        {!mobile && (
          <div className={styles['tools']}>
            <LanguageSwitch />
          </div>
        )}
        <div className={mobile ? undefined : styles['middle']}>
          {!mobile && <h1 className={styles['title']}>{text.title}</h1>}
          {tabs}
          <div className={mobile ? styles['phoneForm'] : undefined}>{form}</div>
        </div>
        <footer className={styles['foot']}>
          {!mobile && <span>© {config.organiser}</span>}
          <PolicyLinks />
        </footer>
      </main>
    </div>
  );
};

const HallFacts = ({ config, facts }: { readonly config: PortalConfig; readonly facts: OpeningFacts }) => {
  const text = usePortal().words.signIn;
  return (
    <div className={styles['hero']}>
      <p className={styles['heroLine']}>
        {text.heroTop}
        <br />
        {text.heroBottom}
      </p>
      <dl className={styles['facts']}>
        <div>
          <dt>{text.dates}</dt>
          <dd className={styles['figure']}>{facts.dates}</dd>
        </div>
        <div>
          <dt>{text.venue}</dt>
          <dd>{config.venue}</dd>
        </div>
        {facts.state === 'ahead' ? (
          <div>
            <dt>{text.opensIn}</dt>
            <dd className={styles['figure']}>
              {facts.days}
              <span className={styles['unit']}>{text.days}</span>
            </dd>
          </div>
        ) : (
          <div>
            <dt>{text.now}</dt>
            <dd>{facts.state === 'running' ? text.running : text.over}</dd>
          </div>
        )}
      </dl>
    </div>
  );
};

function roleOf(path: PortalPath): PortalRole {
  if (path === '/transportLogin') return 'transport';
  return path === '/mediaLogin' ? 'media' : 'exhibitor';
}

/** The role that an address names, as after signing out: suppliers have no login of their own. */
function roleFromAddress(address: string): PortalRole | null {
  const name = parseAddress(address).query.get('role');
  return portalRoles.find((role) => role === name) ?? null;
}
