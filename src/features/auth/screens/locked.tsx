import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'

import { getLockedStatus } from '@/api/calls/sign-in-steps'
import { errorText } from '@/api/errors'
import { queryOf } from '@/api/query'
import { env } from '@/config/env'
import { countryName, formatDateTime } from '@/i18n/format'
import { isolate } from '@/lib/isolate'

import { AuthFrame } from '../parts/auth-frame'
import { AuthNotice } from '../parts/auth-notice'
import { SignOutButton } from '../parts/sign-out-button'

/** /locked: why, until when, what was noticed, and what to do (screens S1). */
export default function LockedScreen() {
  const { t } = useTranslation('auth')
  const locked = useQuery(queryOf(getLockedStatus))
  return (
    <AuthFrame title={t('locked.title')}>
      {locked.isPending ? <div className="h-24 rounded-card bg-fill" aria-hidden="true" /> : null}
      {locked.error ? <AuthNotice kind="error">{errorText(locked.error)}</AuthNotice> : null}
      {locked.data ? (
        <>
          <p>{t(`locked.reason_${locked.data.reason}`)}</p>
          {locked.data.lockedUntil === null ? null : (
            <p className="mt-2 text-text-quiet">
              {t('locked.until', { date: formatDateTime(locked.data.lockedUntil) })}
            </p>
          )}
          <Noticed at={locked.data.noticedAt} country={locked.data.country} />
          <h2 className="mt-6 mb-2 font-medium">{t('locked.steps')}</h2>
          <ol className="grid list-decimal gap-1 ps-5 text-text-quiet">
            {locked.data.steps.map((step) => (
              <li key={step}>{t(`locked.step_${step}`)}</li>
            ))}
          </ol>
        </>
      ) : null}
      <div className="mt-6 flex flex-wrap items-center justify-between gap-3">
        <a className="auth-link" href={`mailto:${env.supportEmail}`}>
          {t('locked.contact', { email: env.supportEmail })}
        </a>
        <SignOutButton />
      </div>
    </AuthFrame>
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
