import { useEffect } from 'react'

import { env } from '@/config/env'
import { useRoles, useSession } from '@/features/auth'
import { DeferredClockTasks } from '@/features/clock'
import { ChatterBackground } from '@/features/cr-tools'
import { deferred } from '@/services/loading/deferred'

import { NewVersionBar } from '../status/new-version-bar'
import { OfflineBar } from '../status/offline-bar'
import { followConnection } from '../status/follow-connection'
import { SuspiciousBar } from '../status/suspicious-bar'

/** Event streams connect after the page has loaded. */
const LineBar = deferred(async () => (await import('../status/event-stream-bar')).EventStreamBar, {
  when: 'idle',
})

const AccountUpkeep = deferred(async () => (await import('@/features/auth/screens/account-upkeep')).default, {
  when: 'idle',
})

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
      {isChatter && !env.isMobileWebView && <DeferredClockTasks />}
      {isChatter && <ChatterBackground />}
      <LineBar />
      {userId !== undefined && <AccountUpkeep key={userId} userId={userId} />}
    </>
  )
}
