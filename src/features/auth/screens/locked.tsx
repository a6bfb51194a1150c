import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'

import { getLockedStatus } from '@/api/calls/sign-in-steps'
import type { AnswerOf } from '@/api/call'
import { queryOf } from '@/api/query'
import { useQueryStatus } from '@/api/query-status'
import { env } from '@/config/env'
import { countryName, formatDateTime } from '@/i18n/format'
import { isolate } from '@/lib/isolate'
import { ContentState } from '@/ui/content-state'
import { Bone } from '@/ui/skeleton'

import { AuthFrame } from '../parts/auth-frame'
import { SignOutButton } from '../parts/sign-out-button'

/** /locked: why, until when, what was noticed, and what to do (screens S1). */
export default function LockedScreen() {
  const { t } = useTranslation('auth')
  const locked = useQuery(queryOf(getLockedStatus))
  return (
    <AuthFrame title={t('locked.title')}>
      <ContentState status={useQueryStatus(locked)} skeleton={<Bone className="h-24 w-full" />}>
        {locked.data && <Reason status={locked.data} />}
      </ContentState>
      <div className="mt-6 flex flex-wrap items-center justify-between gap-3">
        <a className="auth-link" href={`mailto:${env.supportEmail}`}>
          {t('locked.contact', { email: env.supportEmail })}
        </a>
        <SignOutButton />
      </div>
    </AuthFrame>
  )
}

/** Why, until when, what was noticed, and the steps. */
function Reason({ status }: { status: AnswerOf<typeof getLockedStatus> }) {
  const { t } = useTranslation('auth')
  return (
    <>
      <p>{t(`locked.reason_${status.reason}`)}</p>
      {status.lockedUntil === null ? null : (
        <p className="mt-2 text-text-quiet">
          {t('locked.until', { date: formatDateTime(status.lockedUntil) })}
        </p>
      )}
      <Noticed at={status.noticedAt} country={status.country} />
      <h2 className="mt-6 mb-2 font-medium">{t('locked.steps')}</h2>
      <ol className="grid list-decimal gap-1 ps-5 text-text-quiet">
        {status.steps.map((step) => (
          <li key={step}>{t(`locked.step_${step}`)}</li>
        ))}
      </ol>
    </>
  )
}

/** What was noticed, where it came from, and when; nothing when the server does not say. */
function Noticed({ at, country }: { at: number | null; country: string | null }) {
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
