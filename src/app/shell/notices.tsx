import { useEffect } from 'react'

import { env } from '@/config/env'
import { useRoles, useSession } from '@/features/auth'
import { ClockKeeper } from '@/features/clock'
import { Desk } from '@/features/cr-tools'
import { late } from '@/services/late'

import { NewVersionBar } from '../new-version-bar'
import { OfflineBar } from '../offline-bar'
import { followConnection } from '../page-watch'
import { SuspiciousBar } from '../suspicious-bar'

/** Lines are opened once a page stands. */
const LineBar = late(async () => (await import('../line-bar')).LineBar)

const AccountUpkeep = late(async () => (await import('@/features/auth/screens/account-upkeep')).default)

/** What has to be said above the page, whichever page it is. */
export function Notices() {
  const { roles } = useRoles()
  const { userId } = useSession()
  const isChatter = roles.includes('chatter')
  // From the first moment: what comes late cannot be fetched once the line is lost.
  useEffect(() => followConnection(), [])
  return (
    <>
      <OfflineBar />
      <NewVersionBar />
      <SuspiciousBar />
      {isChatter && !env.isMobileWebView && <ClockKeeper />}
      {isChatter && <Desk />}
      <LineBar />
      {userId !== undefined && <AccountUpkeep key={userId} userId={userId} />}
    </>
  )
}
