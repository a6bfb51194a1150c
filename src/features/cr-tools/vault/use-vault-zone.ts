import { useCurrentUser } from '@/features/auth'
import { deviceTimeZone } from '@/lib/device-time-zone'

/** The zone whose days count for the vault: the agency's. */
export const useVaultZone = (): string => useCurrentUser().data?.agencyTimezone ?? deviceTimeZone()
