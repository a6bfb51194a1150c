import { isBlank } from '@/lib/text/blank'
import { foldText } from '@/lib/text/fold-text'

import { invalidField, type RefusalKey } from './refusal'

type Named = Readonly<{ name: string }>

export const isNameTaken = (name: string, others: readonly Named[]): boolean =>
  others.some((other) => foldText(other.name) === foldText(name))

/** Throws 422 for a blank name, a long one, and that of another. */
export function checkName(
  name: string,
  rules: { field?: string; max: number; others?: readonly Named[]; taken?: RefusalKey },
): void {
  const { field = 'name', max, others = [], taken = 'name_taken' } = rules
  if (isBlank(name)) throw invalidField(field, 'field_missing')
  if (name.length > max) throw invalidField(field, 'name_too_long')
  if (isNameTaken(name, others)) throw invalidField(field, taken)
}
