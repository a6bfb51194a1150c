/** A daily span without sounds as `HH:MM`; disabled without both ends. It may cross midnight. */
export interface QuietHours {
  quietFrom: string | null
  quietTo: string | null
}

const TIME_PATTERN = /^([01]\d|2[0-3]):([0-5]\d)$/

/** Minutes since midnight; undefined for an invalid time. */
export function parseMinuteOfDay(time: string | null): number | undefined {
  const [, hours, minutes] = TIME_PATTERN.exec(time ?? '') ?? []
  return hours === undefined ? undefined : Number(hours) * 60 + Number(minutes)
}

/** Whether a minute since midnight is in the quiet hours; the end is exclusive. */
export function isQuietAt({ quietFrom, quietTo }: QuietHours, minute: number): boolean {
  const [from, to] = [parseMinuteOfDay(quietFrom), parseMinuteOfDay(quietTo)]
  if (from === undefined || to === undefined || from === to) return false
  return from < to ? minute >= from && minute < to : minute >= from || minute < to
}
