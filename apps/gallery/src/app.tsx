import { loadPortalWords } from '@zhantai/messages/portal';
import { storedLanguage } from '@zhantai/shell/language/stored-language.ts';
import { parseAddress } from '@zhantai/shell/location/parse-address.ts';
import { useAddress } from '@zhantai/shell/location/use-address.ts';
import { createResource } from '@zhantai/shell/resource/resource.ts';
import { useLastReady } from '@zhantai/shell/resource/use-last-ready.ts';
import { useResource } from '@zhantai/shell/resource/use-resource.ts';
import { DeviceProvider, ErrorBox, KitProvider, ToastRegion } from '@zhantai/ui';
import { useEffect, useMemo, useState } from 'react';
import type { Services } from './create-services.ts';
import { GalleryContext, type Gallery } from './gallery-context.ts';
import { GalleryPage } from './gallery-page.tsx';

/** Every field type in both faces, once words and exhibition are here; for who is signed in to the portal. */
export const App = ({ services }: { readonly services: Services }) => {
  const { configure, isSignedIn, leaveForSignIn, location, store } = services;
  const [wanted, setWanted] = useState(() => storedLanguage(store));
  const address = useAddress(location);
  const query = useMemo(() => parseAddress(address).query, [address]);
  const start = useMemo(
    () =>
      createResource(async () => {
        const [words, config] = await Promise.all([loadPortalWords(wanted), configure(wanted)]);
        return { language: wanted, words, config };
      }),
    [configure, wanted],
  );
  const state = useResource(start);
  const { data } = useLastReady(state);
  const signedIn = isSignedIn();
  useEffect(() => {
    if (!signedIn) leaveForSignIn();
  }, [signedIn, leaveForSignIn]);
  useEffect(() => {
    if (data === undefined) return;
    document.documentElement.lang = data.language;
    document.title = data.words.titles['/gallery'];
  }, [data]);
  const gallery = useMemo<Gallery | null>(
    () =>
      data === undefined
        ? null
        : {
            ...services,
            ...data,
            setLanguage(language) {
              store.set('language', language);
              setWanted(language);
            },
          },
    [services, data, store],
  );
  if (state.status === 'failed') {
    return (
      <ErrorBox
        onRetry={() => {
          window.location.reload();
        }}
        retryLabel="Reload"
        // No words are here to say it in: the server's own sentence, or the fixed text of the seed (seed.md §8).
        title={state.error.message === '' ? 'LoadScript Error' : state.error.message}
      />
    );
  }
  if (gallery === null || !signedIn) return null;
  return (
    <GalleryContext value={gallery}>
      <KitProvider language={gallery.language} words={gallery.words.kit}>
        <DeviceProvider>
          <GalleryPage query={query} />
          <ToastRegion />
        </DeviceProvider>
      </KitProvider>
    </GalleryContext>
  );
};
