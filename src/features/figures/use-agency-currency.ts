import { DEFAULT_CURRENCY } from '@/domain/money'

import { useCurrentUser } from '@/features/auth'

/** The currency of the agency's money: for amounts that are typed, or shown before the answer that names theirs. */
export const useAgencyCurrency = (): string => useCurrentUser().data?.agencyCurrency ?? DEFAULT_CURRENCY
