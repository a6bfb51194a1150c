/**
 * Tests always run at the same weekday and hour, as shifts and the agency's "today" depend on it. Shifts Date
 * for every process of a run; time still passes. TESTED_AT=2026-03-29T00:30Z picks another time.
 */
const TEST_TIME = '2026-11-18T11:00:00Z' // a Wednesday, noon at the agency

process.env.TESTED_AHEAD_MS ??= String(Date.parse(process.env.TESTED_AT ?? TEST_TIME) - Date.now())
export const CLOCK_OFFSET_MS = Number(process.env.TESTED_AHEAD_MS)

/** Shifts Date by `aheadMs`. Pages run it too, so it uses nothing from its scope. */
export function shiftDate(aheadMs: number): void {
  const nativeNow = Date.now
  const now = () => nativeNow() + aheadMs
  // A worker that runs several files calls this once per file.
  if ('isMoved' in Date) return
  globalThis.Date = new Proxy(Date, {
    construct: (date, given: unknown[], made) =>
      Reflect.construct(date, given.length > 0 ? given : [now()], made) as Date, // what Date constructs
    get: (date, name): unknown => (name === 'now' ? now : Reflect.get(date, name)),
    has: (date, name) => name === 'isMoved' || Reflect.has(date, name),
  })
}

shiftDate(CLOCK_OFFSET_MS)
