import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '@/i18n/use-translation'

import { getLockedStatus } from '@/api/calls/account/sign-in-steps'
import type { ResponseOf } from '@/api/call'
import { errorText } from '@/api/errors'
import { queryOf } from '@/api/query'
import { env } from '@/config/env'
import { countryName, formatDateTime } from '@/i18n/format'
import { isolate } from '@/lib/text/isolate'
import { Button } from '@/ui/button'

import { AuthFrame } from '../sign-in/auth-frame'
import { AuthNotice } from '../sign-in/auth-notice'
import { SignOutButton } from '../sign-in/sign-out-button'

/** /locked: why, until when, what was detected, and what to do (screens S1). */
export default function LockedScreen() {
  const { t } = useTranslation('auth')
  const { t: globalT } = useTranslation('global')
  const locked = useQuery(queryOf(getLockedStatus))
  return (
    <AuthFrame title={t('locked.title')}>
      {locked.isPending && <div className="h-24 rounded-card bg-fill" aria-hidden="true" />}
      {locked.error && (
        <>
          <AuthNotice kind="error">{errorText(locked.error)}</AuthNotice>
          <Button busy={locked.isFetching} onClick={() => void locked.refetch()}>
            {globalT('shell.retry')}
          </Button>
        </>
      )}
      {locked.data && <LockReason status={locked.data} />}
      <div className="mt-6 flex flex-wrap items-center justify-between gap-3">
        <a className="auth-link" href={`mailto:${env.supportEmail}`}>
          {t('locked.contact', { email: env.supportEmail })}
        </a>
        <SignOutButton />
      </div>
    </AuthFrame>
  )
}

/** Why, until when, what was detected, and the next steps. */
function LockReason({ status }: { status: ResponseOf<typeof getLockedStatus> }) {
  const { t } = useTranslation('auth')
  return (
    <>
      <p>{t(`locked.reason_${status.reason}`)}</p>
      {status.lockedUntil === null ? null : (
        <p className="mt-2 text-text-quiet">
          {t('locked.until', { date: formatDateTime(status.lockedUntil) })}
        </p>
      )}
      <DetectedActivity at={status.noticedAt} country={status.country} />
      <h2 className="mt-6 mb-2 font-medium">{t('locked.steps')}</h2>
      <ol className="grid list-decimal gap-1 ps-5 text-text-quiet">
        {status.steps.map((step) => (
          <li key={step}>{t(`locked.step_${step}`)}</li>
        ))}
      </ol>
    </>
  )
}

/** What was detected, where and when; renders nothing when the server does not say. */
function DetectedActivity({ at, country }: { at: number | null; country: string | null }) {
  const { t } = useTranslation('auth')
  if (at === null) return null
  return (
    <>
      <h2 className="mt-6 mb-2 font-medium">{t('locked.noticed')}</h2>
      <p className="text-text-quiet">
        {country === null
          ? formatDateTime(at)
          : t('locked.noticed_row', { date: formatDateTime(at), country: isolate(countryName(country)) })}
      </p>
    </>
  )
}
