import { invalidField } from './refusal'

/** Throws 422 for an unknown zone. */
export function checkZone(timezone: string): void {
  try {
    Intl.DateTimeFormat('en', { timeZone: timezone })
  } catch {
    throw invalidField('timezone', 'range_unfit')
  }
}
