const READ_EVERY_MS = 60_000
let cached = { zone: '', readAt: Number.NEGATIVE_INFINITY }

/** The time zone of this device. Read once a minute at most: creating a formatter takes longer than rendering a row. */
export function deviceTimeZone(): string {
  const now = performance.now()
  if (now - cached.readAt > READ_EVERY_MS)
    cached = { zone: new Intl.DateTimeFormat().resolvedOptions().timeZone, readAt: now }
  return cached.zone
}
