import { useEffect, useState } from 'react'

import { env } from '@/config/env'
import { useRoles, useSession, useCurrentUser } from '@/features/auth'
import { DeferredClockTasks } from '@/features/clock'
import { ChatterBackground } from '@/features/cr-tools'
import { deferred } from '@/services/loading/deferred'
import { useTranslation } from '@/i18n/use-translation'
import { Banner } from '@/ui/feedback/banner'
import { Button } from '@/ui/button'

import { NewVersionBar } from '../status/new-version-bar'
import { OfflineBar } from '../status/offline-bar'
import { followConnection } from '../status/follow-connection'
import { openPasswordChange } from '../palette/palette-state'

/**
 * Warns about security status `suspicious` (requirements 4) on every page, until dismissed or the password
 * changes.
 */
function SuspiciousBar() {
  const { t } = useTranslation('global')
  const isSuspicious = useCurrentUser().data?.securityStatus === 'suspicious'
  const [isDismissed, setIsDismissed] = useState(false)
  if (!isSuspicious || isDismissed) return null
  return (
    <Banner
      tone="warning"
      edge="bar"
      actions={
        <Button size="small" onClick={openPasswordChange}>
          {t('shell.suspicious_act')}
        </Button>
      }
      onDismiss={() => setIsDismissed(true)}
    >
      {t('shell.suspicious')}
    </Banner>
  )
}

/** Event streams connect after the page has loaded. */
const EventStreamBar = deferred(async () => (await import('../status/event-stream-bar')).EventStreamBar, {
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
      <EventStreamBar />
      {userId !== undefined && <AccountUpkeep key={userId} userId={userId} />}
    </>
  )
}
