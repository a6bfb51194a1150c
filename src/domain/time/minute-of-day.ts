const TIME_PATTERN = /^([01]\d|2[0-3]):([0-5]\d)$/

/** Minutes since midnight; undefined for an invalid time. */
export function parseMinuteOfDay(time: string | null): number | undefined {
  const [, hours, minutes] = TIME_PATTERN.exec(time ?? '') ?? []
  return hours === undefined ? undefined : Number(hours) * 60 + Number(minutes)
}
