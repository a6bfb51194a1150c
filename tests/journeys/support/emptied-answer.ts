/** Keys of numbers that are the scale of a chart, not its figures. */
const SCALE_KEYS: readonly string[] = ['low', 'high']

/** A record of the server, such as a sale; the steps and bands of a chart have no id. */
const isRecord = (value: object): boolean =>
  Object.keys(value).some((key) => key.endsWith('Id') && key !== 'lastId')

const isStep = (value: unknown): boolean =>
  typeof value !== 'object' || value === null || (!isRecord(value) && ('at' in value || 'low' in value))

/** The answer that the backend would give of a creator without anything yet: no records, and figures of zero. */
export function emptiedAnswer(value: unknown): unknown {
  if (typeof value === 'number') return 0
  if (Array.isArray(value)) return value.every(isStep) ? value.map(emptiedAnswer) : []
  if (typeof value !== 'object' || value === null) return value
  if (isRecord(value)) return null
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, SCALE_KEYS.includes(key) ? part : emptiedAnswer(part)]),
  )
}
