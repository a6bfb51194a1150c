import { DISCOUNT_MAX_USES } from '@/domain/money/discount'
import { parseIntegerWithin } from '@/lib/text/parse-integer'

/** What is wrong with a limit of uses; an empty one is no limit. */
export function capFault(cap: string, used: number): 'cap_unfit' | 'cap_used' | undefined {
  if (cap.trim() === '') return undefined
  const most = parseIntegerWithin(cap, { min: 1, max: DISCOUNT_MAX_USES })
  if (most === undefined) return 'cap_unfit'
  return most < used ? 'cap_used' : undefined
}
