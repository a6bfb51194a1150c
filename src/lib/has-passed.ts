/** Whether so many milliseconds have passed since a moment; one still to come is of a clock that was set back since. */
export const hasPassed = (since: number, spanMs: number, now: number): boolean =>
  now < since || now - since >= spanMs
