import { useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';

/** The value of the latest drawing, for handlers that must not change with it. */
export const useLatest = <T>(value: T): RefObject<T> => {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
};
