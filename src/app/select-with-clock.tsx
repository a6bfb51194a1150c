import { useLocation } from 'react-router'

import { env } from '@/config/env'
import { showsClock } from '@/domain/work-log'
import { useRoles } from '@/features/auth'
import { OffDutyBanner } from '@/features/clock'
import SelectScreen from '@/features/cr-tools/select/screens/select'

/**
 * Adds the clock's reminder to /cr-select, for users and places with a clock (requirements 6, screens S8).
 */
export function SelectWithClock() {
  const { pathname } = useLocation()
  const { roles } = useRoles()
  return <SelectScreen notice={showsClock(pathname, roles, env.isMobileWebView) && <OffDutyBanner />} />
}
