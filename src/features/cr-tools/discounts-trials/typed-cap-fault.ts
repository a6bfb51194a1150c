import { capFault } from '@/domain/money/discount'
import { parseOptionalInteger } from '@/lib/text/parse-integer'

/** What is wrong with a typed limit of uses; an empty one is no limit. */
export function typedCapFault(typed: string, used: number): ReturnType<typeof capFault> {
  const cap = parseOptionalInteger(typed)
  return cap === undefined ? 'cap_unfit' : capFault(cap, used)
}
