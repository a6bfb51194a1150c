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

/** Event streams connect after the page has loaded. */
const LineBar = late(async () => (await import('../line-bar')).LineBar)

const AccountUpkeep = late(async () => (await import('@/features/auth/screens/account-upkeep')).default)

/** The notices above every page. */
export function Notices() {
  const { roles } = useRoles()
  const { userId } = useSession()
  const isChatter = roles.includes('chatter')
  // From the start: later code could not load once the connection is lost.
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
