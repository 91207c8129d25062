import type { PortalConfig, StaffExhibition } from '@zhantai/contract';
import { useAddress } from '@zhantai/shell/location/use-address.ts';
import { parseAddress } from '@zhantai/shell/location/parse-address.ts';
import { createResource } from '@zhantai/shell/resource/resource.ts';
import { useLiveResource } from '@zhantai/shell/resource/use-live-resource.ts';
import { Button, ButtonLink } from '@zhantai/ui';
import { useState } from 'react';
import { withExhibition } from '../../shell/address/exhibition-address.ts';
import { exhibitionFacts } from '../../shell/frame/exhibition-facts.ts';
import { Loading } from '../../shell/frame/loading.tsx';
import { useServices } from '../../shell/session/services-context.ts';
import { useSpeech } from '../../shell/words/words-context.ts';
import { SignInFrame } from '../sign-in/sign-in-frame.tsx';
import styles from './exhibitions.module.css';
import { NewExhibition } from './new-exhibition.tsx';

/** Where a tenant admin chooses an exhibition, or makes the first one. */
export const TenantPage = ({ config }: { readonly config: PortalConfig }) => {
  const { location, signOut } = useServices();
  const { words } = useSpeech();
  const isNew = parseAddress(useAddress(location)).path === '/new';
  return (
    <SignInFrame config={config}>
      {isNew ? <NewPage /> : <Choice />}
      <Button onClick={() => void signOut()} variant="text">
        {words.account.signOut}
      </Button>
    </SignInFrame>
  );
};

const NewPage = () => {
  const { words } = useSpeech();
  return (
    <div className={styles['column']}>
      <h1>{words.newExhibition.open}</h1>
      <p>{words.newExhibition.lead}</p>
      <NewExhibition jobsHref={null} />
      <ButtonLink href="#/" variant="text">
        {words.exhibitions.back}
      </ButtonLink>
    </div>
  );
};

const Choice = () => {
  const { client } = useServices();
  const { words } = useSpeech();
  const [listed] = useState(() => createResource(() => client.call('consoleExhibitions', {})));
  const state = useLiveResource(listed);
  return (
    <div className={styles['column']}>
      <h1>{words.exhibitions.choose}</h1>
      {state.status === 'ready' ? <List exhibitions={state.data} /> : <Loading resource={listed} />}
      <ButtonLink href="#/new" icon="add" variant="primary">
        {words.newExhibition.open}
      </ButtonLink>
    </div>
  );
};

const List = ({ exhibitions }: { readonly exhibitions: readonly StaffExhibition[] }) => {
  const { words } = useSpeech();
  if (exhibitions.length === 0) return <p>{words.exhibitions.empty}</p>;
  return (
    <>
      <p>{words.exhibitions.chooseText}</p>
      <ul className={styles['list']}>
        {exhibitions.map((exhibition) => (
          <li key={exhibition.id}>
            <a href={`#${withExhibition(exhibition.id, '/')}`}>{exhibition.title}</a>
            <span>{exhibitionFacts(exhibition, words)}</span>
          </li>
        ))}
      </ul>
    </>
  );
};
