import { useLocation } from 'react-router'

import { env } from '@/config/env'
import { isClockVisible } from '@/domain/shift/work-log'
import { useRoles } from '@/features/auth'
import { OffDutyBanner } from '@/features/clock'
import SelectScreen from '@/features/cr-tools/select/screens/select'

/** Adds the clock's reminder to /cr-select, on the paths and for the roles that show the clock (requirements 6, screens S8). */
export default function SelectWithClock() {
  const { pathname } = useLocation()
  const { roles } = useRoles()
  return <SelectScreen notice={isClockVisible(pathname, roles, env.isMobileWebView) && <OffDutyBanner />} />
}
