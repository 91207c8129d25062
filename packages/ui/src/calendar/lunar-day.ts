/** A day of the lunar calendar: day 1–30 of month 1–12, perhaps a leap month. */
export interface LunarDay {
  readonly day: number;
  readonly month: number;
  readonly leap: boolean;
}

/** Finds the lunar day of `YYYY-MM-DD`; null outside 1900–2100 (engine.md §9). */
export type LunarReader = (date: string) => LunarDay | null;

const firstYear = 1900;
const lastYear = 2100;

/** Loads the lunar calendar, which is too heavy to come with the page. */
export const loadLunar = async (): Promise<LunarReader> => {
  const { SolarDay } = await import('tyme4ts');
  return (date) => {
    const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
    if (year < firstYear || year > lastYear) return null;
    const lunar = SolarDay.fromYmd(year, month, day).getLunarDay();
    const lunarMonth = lunar.getLunarMonth();
    return { day: lunar.getDay(), month: lunarMonth.getMonth(), leap: lunarMonth.isLeap() };
  };
};
