/** A part of every day without sounds, as `HH:MM`; without both ends there is none. It may go over midnight. */
export interface QuietHours {
  quietFrom: string | null
  quietTo: string | null
}

const TIME = /^([01]\d|2[0-3]):([0-5]\d)$/

/** Minutes since midnight; nothing for what is no time of day. */
export function minuteOfDay(time: string | null): number | undefined {
  const [, hours, minutes] = TIME.exec(time ?? '') ?? []
  return hours === undefined ? undefined : Number(hours) * 60 + Number(minutes)
}

/** Whether a minute of the day, since midnight, is a quiet one. The end is not quiet any more. */
export function isQuietAt({ quietFrom, quietTo }: QuietHours, minute: number): boolean {
  const [from, to] = [minuteOfDay(quietFrom), minuteOfDay(quietTo)]
  if (from === undefined || to === undefined || from === to) return false
  return from < to ? minute >= from && minute < to : minute >= from || minute < to
}
