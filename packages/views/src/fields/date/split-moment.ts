/** Date and time of a date-time; missing parts are empty. */
export function splitMoment(value: string): readonly [date: string, time: string] {
  const [date = '', time = ''] = value.split(' ');
  return [date, time];
}
