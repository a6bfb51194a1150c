/** What a date or time field hands out: a value, null while it is empty, undefined while a part of it is missing. */
export type Fill<Value> = Value | null | undefined

/** What a field for a day or a time of day, which are text, hands out while a part of it is missing. */
export const INCOMPLETE = '-'
