import { useCallback, useEffect, useState } from 'react';

/** Seconds left, 0 when it is over, and what begins to count. */
export type Countdown = readonly [left: number, begin: (seconds: number) => void];

/** Counts seconds down. */
export function useCountdown(): Countdown {
  const [until, setUntil] = useState(0);
  const [now, setNow] = useState(0);
  const left = Math.max(0, Math.ceil((until - now) / 1000));

  const begin = useCallback((seconds: number) => {
    setNow(Date.now());
    setUntil(Date.now() + seconds * 1000);
  }, []);

  const counting = left > 0;
  useEffect(() => {
    const tick = () => {
      setNow(Date.now());
    };
    const timer = counting ? setInterval(tick, 1000) : undefined;
    return () => {
      clearInterval(timer);
    };
  }, [counting]);

  return [left, begin];
}
