import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { MonitorSmartphone } from 'lucide'
import { useTranslation } from '@/i18n/use-translation'

import { listSessions, revokeSession } from '@/api/calls/account/devices'
import { mutationOf, queryOf, invalidateCalls } from '@/api/query'
import type { DeviceSession } from '@/domain/account/device-session'
import { countryName } from '@/i18n/format'
import { isolate } from '@/lib/text/isolate'
import { toast } from '@/services/page/toasts'
import { Badge } from '@/ui/text/badge'
import { Button } from '@/ui/button'
import { CallError } from '@/ui/feedback/call-error'
import { QueryContent } from '@/ui/feedback/query-content'
import { nextRow, usePassFocusOn } from '@/ui/focus-return'
import { Icon } from '@/ui/icon'
import { RelativeTime } from '@/ui/text/time'
import { SkeletonBars } from '@/ui/skeleton'

import { sectionAround } from './settings-section'

/** What else the server may know a place by has no name to show. */
const COUNTRY_CODE = /^[A-Z]{2}$/

/** The button of the next device; the device in use has none. */
const nextDevice = (leaving: HTMLElement) =>
  nextRow(leaving)?.querySelector('button') ?? sectionAround(leaving)

function Device({ session }: { session: DeviceSession }) {
  const { t } = useTranslation('settings')
  const client = useQueryClient()
  const device = session.device || t('account.device_unknown')
  const revoke = useMutation({
    ...mutationOf(revokeSession),
    onSuccess: () => void toast.success(t('account.device_signed_out', { device: isolate(device) })),
    // Also after a refusal: it may have ended by itself.
    onSettled: () => invalidateCalls(client, listSessions),
  })
  const country = session.country && COUNTRY_CODE.test(session.country) && countryName(session.country)
  return (
    <li ref={usePassFocusOn<HTMLLIElement>(nextDevice)} className="grid gap-1 py-2">
      <div className="flex items-center gap-3">
        <Icon of={MonitorSmartphone} size="sm" className="text-text-quiet" />
        <div className="min-w-0 flex-1">
          <p className="flex flex-wrap items-center gap-2">
            <bdi>{device}</bdi>
            {session.current && <Badge tone="success">{t('account.device_current')}</Badge>}
          </p>
          <p className="text-13 text-text-quiet">
            {country}
            {country && session.lastActiveAt !== null && ' · '}
            {session.lastActiveAt !== null && <RelativeTime at={session.lastActiveAt} />}
          </p>
        </div>
        {!session.current && (
          <Button
            size="small"
            aria-label={t('account.device_sign_out_name', { device })}
            busy={revoke.isPending}
            onClick={() => revoke.mutate({ sessionId: session.sessionId })}
          >
            {t('account.device_sign_out')}
          </Button>
        )}
      </div>
      <CallError error={revoke.error} />
    </li>
  )
}

/** The devices where the account is signed in; each except this one can be signed out. */
export function DeviceList() {
  const sessions = useQuery(queryOf(listSessions))
  return (
    <QueryContent
      of={sessions}
      skeleton={<SkeletonBars className="grid gap-3" bars={['h-10 w-full', 'h-10 w-full']} />}
    >
      <ul className="[&>li+li]:border-t [&>li+li]:border-line-quiet">
        {sessions.data?.data.map((session) => (
          <Device key={session.sessionId} session={session} />
        ))}
      </ul>
    </QueryContent>
  )
}
