/** Value of a date or time field: null while empty, undefined while a part is missing. */
export type DateFieldValue<Value> = Value | null | undefined

/** Value of a text-based day or time field while a part is missing. */
export const INCOMPLETE_FIELD = '-'
