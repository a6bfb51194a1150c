import { deviceTimeZone } from '@/lib/device-time-zone'
import { useCurrentUser } from '@/features/auth'

/** Returns the zone whose days count: the agency's, as on pages of figures. */
export const useAgencyZone = (): string => useCurrentUser().data?.agencyTimezone ?? deviceTimeZone()
