import { useEffect, useState } from 'react';
import { usePickerWords } from '../kit-provider/use-picker-words.ts';
import { loadLunar } from './lunar-day.ts';
import type { LunarReader } from './lunar-day.ts';

/** Words for the lunar day under a date, the month's name on its first day; empty until loaded, and in languages without them. */
export const useLunarLabel = (wanted: boolean): ((date: string) => string) => {
  const words = usePickerWords();
  const [reader, setReader] = useState<{ readonly read: LunarReader } | null>(null);
  const on = wanted && words.calendar.lunarDays.length > 0;
  useEffect(() => {
    if (!on) return undefined;
    let gone = false;
    // A calendar without lunar days is still a calendar, so a failed load is no failure.
    loadLunar().then(
      (read) => {
        if (!gone) setReader({ read });
      },
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [on]);
  return (date) => {
    const lunar = on ? reader?.read(date) : null;
    if (lunar === null || lunar === undefined) return '';
    const { lunarDays, lunarMonths, lunarLeap } = words.calendar;
    return lunar.day === 1
      ? `${lunar.leap ? lunarLeap : ''}${lunarMonths[lunar.month - 1] ?? ''}`
      : (lunarDays[lunar.day - 1] ?? '');
  };
};
