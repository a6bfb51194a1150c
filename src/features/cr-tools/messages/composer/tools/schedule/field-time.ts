const two = (value: number): string => String(value).padStart(2, '0')

/** A moment as a `datetime-local` field writes it, in this device's time zone. */
export function toField(ms: number): string {
  const at = new Date(ms)
  const day = [at.getFullYear(), two(at.getMonth() + 1), two(at.getDate())].join('-')
  return `${day}T${two(at.getHours())}:${two(at.getMinutes())}`
}

/** The moment such a field holds; nothing when it is not filled in. */
export function fromField(text: string): number | undefined {
  const ms = text === '' ? NaN : new Date(text).getTime()
  return Number.isNaN(ms) ? undefined : ms
}
