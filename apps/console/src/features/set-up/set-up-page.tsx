import type { Pack, StaffExhibition } from '@zhantai/contract';
import { loadSetUpWords } from '@zhantai/messages/set-up';
import { createResource } from '@zhantai/shell/resource/resource.ts';
import { useResource } from '@zhantai/shell/resource/use-resource.ts';
import { use, useState } from 'react';
import { Loading } from '../../shell/frame/loading.tsx';
import { Page, PageHead } from '../../shell/page/page.tsx';
import { useMe } from '../../shell/session/me-context.ts';
import { useServices } from '../../shell/session/services-context.ts';
import { useSpeech } from '../../shell/words/words-context.ts';
import { SetUp } from './set-up.tsx';

/** What an exhibition begins with (console.md §1.3): another one or a pack, which parts of it, and when. */
export const SetUpPage = () => {
  const { language } = useSpeech();
  const { tenantAdmin } = useMe();
  const words = use(loadSetUpWords(language));
  if (tenantAdmin) return <Sources />;
  return (
    <Page>
      <PageHead text={words.notYours} title={words.title} />
    </Page>
  );
};

const Sources = () => {
  const { client } = useServices();
  const [listed] = useState(() =>
    createResource<{ readonly exhibitions: readonly StaffExhibition[]; readonly packs: readonly Pack[] }>(
      async () => {
        const [exhibitions, packs] = await Promise.all([
          client.call('consoleExhibitions', {}),
          client.call('consolePacks', {}),
        ]);
        return { exhibitions: exhibitions.filter(({ current }) => !current), packs };
      },
    ),
  );
  const state = useResource(listed);
  if (state.status !== 'ready') return <Loading resource={listed} />;
  return <SetUp {...state.data} />;
};
