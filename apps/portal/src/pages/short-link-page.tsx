import { ErrorBox } from '@zhantai/ui';
import { lazy, Suspense, useEffect, useMemo } from 'react';
import { Opening } from '../shell/page/opening.tsx';
import { parseAddress } from '@zhantai/shell/location/parse-address.ts';
import { useAddress } from '@zhantai/shell/location/use-address.ts';
import { errorSentence } from '@zhantai/shell/error-sentence.ts';
import { usePortal } from '../shell/portal/portal-context.ts';
import { createResource } from '@zhantai/shell/resource/resource.ts';
import { useResource } from '@zhantai/shell/resource/use-resource.ts';
import { GuestFrame } from '../shell/page/guest-frame.tsx';
import { withRetry } from '@zhantai/shell/loading/with-retry.ts';
import { ownWork } from '../features/guest-form/own-work.ts';

const SignPage = lazy(async () => ({
  default: (await import('../features/signing/sign-page.tsx')).SignPage,
}));
const StaffForm = lazy(async () => ({
  default: (await withRetry(() => import('../features/guest-form/staff-form.tsx'))).StaffForm,
}));

const PassCheck = lazy(async () => ({
  default: (await import('../features/transport/pass-check.tsx')).PassCheck,
}));
const FirstPasswordPage = lazy(async () => ({
  default: (await withRetry(() => import('../features/password/first-password-page.tsx'))).FirstPasswordPage,
}));
const DraftPreviewPage = lazy(async () => ({
  default: (await withRetry(() => import('../features/draft-preview/draft-preview-page.tsx')))
    .DraftPreviewPage,
}));

/** `/s`: opens what a short code stands for (pages.md). */
export const ShortLinkPage = () => {
  const { location, words } = usePortal();
  const { query } = parseAddress(useAddress(location));
  // Signed in, a signature is asked for at the root: `/s` is closed there (seed.md §2).
  const sign = query.get('sign');
  const code = (sign ?? query.get('code'))?.trim() ?? '';
  const signing = sign !== null || query.get('for') === 'sign';
  const text = words.guests.link;
  const pass = query.get('pass');
  if (pass !== null) {
    return (
      <Suspense fallback={<Opening />}>
        <PassCheck key={pass} qr={pass} />
      </Suspense>
    );
  }
  return code === '' ? (
    <GuestFrame title={text.missing}>
      <p>{text.missingText}</p>
    </GuestFrame>
  ) : (
    <Exchange code={code} key={code} signing={signing} />
  );
};

interface ExchangeProps {
  readonly code: string;
  /** It opens once: a page that is loaded again goes on with its ticket. */
  readonly signing: boolean;
}

const Exchange = ({ code, signing }: ExchangeProps) => {
  const { client, location, session, forms, store, words } = usePortal();
  const text = words.guests.link;
  const exchanged = useMemo(
    () =>
      createResource(async () => {
        if (signing && typeof store.get(`ticket-${code}`, 'session') === 'string') return '/sign';
        const { path, ticket } = await client.call('shortLink', { params: { code } });
        const signedIn = session.read();
        if (signedIn !== null) {
          await forms.load();
          const known = forms.state();
          const required = known.status === 'ready' ? known.data.flatMap((group) => group.forms) : [];
          const own = ownWork(path, required, signedIn.roleName);
          if (own !== null) return own;
        }
        if (ticket !== undefined) store.set(`ticket-${code}`, ticket, 'session');
        return path;
      }),
    [client, code, session, forms, signing, store],
  );
  const state = useResource(exchanged);
  const path = state.status === 'ready' ? state.data : null;
  useEffect(() => {
    if (path !== null && !shownHere.has(path)) location.go(withCode(path, code), { replace: true });
  }, [path, code, location]);

  if (state.status === 'failed') {
    return (
      <GuestFrame title={text.failed}>
        <ErrorBox
          onRetry={() => {
            void exchanged.load();
          }}
          title={errorSentence(state.error, words)}
        />
      </GuestFrame>
    );
  }
  return (
    <Suspense fallback={<Opening />}>
      {path === '/staff' ? (
        <StaffForm code={code} />
      ) : path === '/sign' ? (
        <SignPage code={code} />
      ) : path === '/password' ? (
        <FirstPasswordPage code={code} />
      ) : path === '/preview' ? (
        <DraftPreviewPage code={code} />
      ) : (
        <Opening />
      )}
    </Suspense>
  );
};

/** The page with the code of its ticket, so that it can be opened anew. */
function withCode(path: string, code: string): string {
  const { path: page, query } = parseAddress(path);
  if (!ticketed.has(page)) return path;
  query.set('code', code);
  return `${page}?${query.toString()}`;
}

/** What has no address of its own. */
const shownHere: ReadonlySet<string> = new Set(['/staff', '/sign', '/password', '/preview']);

/** Pages that are read with a ticket. */
const ticketed: ReadonlySet<string> = new Set([
  '/form',
  '/invitationHome',
  '/invitationAudience',
  '/invitation2',
  '/seat_search',
]);
