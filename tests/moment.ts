/**
 * Tests meet one weekday and hour whenever they run: books, shifts and the "today" of an agency depend on it. A shift
 * that every process of a run shares; time goes by as ever. TESTED_AT=2026-03-29T00:30Z runs them at another moment.
 */
const MOMENT = '2026-11-18T11:00:00Z' // a Wednesday, noon at the agency

process.env.TESTED_AHEAD_MS ??= String(Date.parse(process.env.TESTED_AT ?? MOMENT) - Date.now())
export const AHEAD_MS = Number(process.env.TESTED_AHEAD_MS)

/** Moves the clock of whoever runs it; a page runs it too, so it uses nothing from around it. */
export function moveDate(aheadMs: number): void {
  const nativeNow = Date.now
  const now = () => nativeNow() + aheadMs
  // A worker that runs several files comes by once for each.
  if ('isMoved' in Date) return
  globalThis.Date = new Proxy(Date, {
    construct: (date, given: unknown[], made) =>
      Reflect.construct(date, given.length > 0 ? given : [now()], made) as Date, // what Date makes
    get: (date, name): unknown => (name === 'now' ? now : Reflect.get(date, name)),
    has: (date, name) => name === 'isMoved' || Reflect.has(date, name),
  })
}

moveDate(AHEAD_MS)
