/** So many calls in so many seconds. */
export interface CallRate {
  readonly seconds: number;
  readonly calls: number;
}

/** So many calls a minute, and so many an hour. */
export function minuteAndHour(minute: number, hour: number): readonly CallRate[] {
  return [
    { seconds: 60, calls: minute },
    { seconds: 3_600, calls: hour },
  ];
}
