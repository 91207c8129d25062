import { useEffect, useState } from 'react';

/** Counts seconds down to zero, from what the server last said; null stands still. */
export function useSecondsLeft(said: { readonly secondsLeft: number } | null): number {
  const [now, setNow] = useState({ said, left: said?.secondsLeft ?? 0 });
  if (now.said !== said) setNow({ said, left: said?.secondsLeft ?? 0 });
  useEffect(() => {
    if (said === null) return undefined;
    const until = Date.now() + said.secondsLeft * 1000;
    const timer = setInterval(() => {
      setNow({ said, left: Math.max(0, Math.ceil((until - Date.now()) / 1000)) });
    }, 500);
    return () => {
      clearInterval(timer);
    };
  }, [said]);
  return now.left;
}
