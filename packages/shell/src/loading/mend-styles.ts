import { withRetry } from './with-retry.ts';

/** Loads a style sheet that failed again, until it is there: its page is asked for again, but its style is not. */
export function mendStyles(view: Window): void {
  const { document } = view;
  const again = new WeakSet<EventTarget>();
  const load = (href: string) =>
    new Promise<void>((resolve, reject) => {
      const link = document.createElement('link');
      again.add(link);
      link.rel = 'stylesheet';
      link.href = href;
      link.addEventListener('load', () => {
        resolve();
      });
      link.addEventListener('error', () => {
        link.remove();
        reject(new Error(href));
      });
      document.head.append(link);
    });
  document.addEventListener(
    'error',
    ({ target }) => {
      if (!(target instanceof HTMLLinkElement) || target.rel !== 'stylesheet' || again.has(target)) return;
      void withRetry(() => load(target.href)).then(() => {
        target.remove();
      });
    },
    true,
  );
}
