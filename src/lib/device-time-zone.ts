const READ_EVERY_MS = 60_000
let known = { zone: '', readAt: Number.NEGATIVE_INFINITY }

/** The time zone of this device. Read once a minute at most: creating a formatter takes longer than rendering a row. */
export function deviceTimeZone(): string {
  const now = performance.now()
  if (now - known.readAt > READ_EVERY_MS)
    known = { zone: new Intl.DateTimeFormat().resolvedOptions().timeZone, readAt: now }
  return known.zone
}
