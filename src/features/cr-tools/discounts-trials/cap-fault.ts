import { DISCOUNT_MAX_USES } from '@/domain/money/discount'
import { parseInteger } from '@/lib/text/parse-integer'

/** What is wrong with a limit of uses; an empty one is no limit. */
export function capFault(cap: string, used: number): 'cap_unfit' | 'cap_used' | undefined {
  if (cap.trim() === '') return undefined
  const most = parseInteger(cap)
  if (most === undefined || most < 1 || most > DISCOUNT_MAX_USES) return 'cap_unfit'
  return most < used ? 'cap_used' : undefined
}
