import { DEFAULT_CURRENCY } from '@/domain/money/money'

import { useCurrentUser } from '@/features/auth'

/** Returns the agency's currency: for typed amounts, or before a response names its own. */
export const useAgencyCurrency = (): string => useCurrentUser().data?.agencyCurrency ?? DEFAULT_CURRENCY
