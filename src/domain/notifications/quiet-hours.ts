import { parseMinuteOfDay } from '../time/minute-of-day'

/** A daily span without sounds as `HH:MM`; disabled without both ends. It may cross midnight. */
export interface QuietHours {
  quietFrom: string | null
  quietTo: string | null
}

/** Whether a minute since midnight is in the quiet hours; the end is exclusive. */
export function isQuietAt({ quietFrom, quietTo }: QuietHours, minute: number): boolean {
  const [from, to] = [parseMinuteOfDay(quietFrom), parseMinuteOfDay(quietTo)]
  if (from === undefined || to === undefined || from === to) return false
  return from < to ? minute >= from && minute < to : minute >= from || minute < to
}
