import { env } from '@/config/env'
import { useRoles } from '@/features/auth'
import { ClockKeeper } from '@/features/clock'

import { NewVersionBar } from '../new-version-bar'
import { OfflineBar } from '../offline-bar'
import { SuspiciousBar } from '../suspicious-bar'

/** What has to be said above the page, whichever page it is. */
export function Notices() {
  const { roles } = useRoles()
  return (
    <>
      <OfflineBar />
      <NewVersionBar />
      <SuspiciousBar />
      {roles.includes('chatter') && !env.isMobileWebView && <ClockKeeper />}
    </>
  )
}
