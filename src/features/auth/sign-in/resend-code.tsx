import { useTranslation } from '@/i18n/use-translation'

import { CODE_RESEND_AFTER_MS } from '@/config/constants'

import { useCountdown } from '../use-countdown'

interface ResendCodeProps {
  /** When the last code was requested, epoch milliseconds; 0 before the first. */
  sentAt: number
  retryAfterSeconds?: number | undefined
  isSent: boolean
  onResend: () => void
}

/** Requests a new code, no earlier than the server allows. */
export function ResendCode({ sentAt, retryAfterSeconds, isSent, onResend }: ResendCodeProps) {
  const { t } = useTranslation('auth')
  const waitMs = retryAfterSeconds === undefined ? CODE_RESEND_AFTER_MS : retryAfterSeconds * 1000
  const secondsLeft = useCountdown(isSent ? sentAt + waitMs : undefined)
  return secondsLeft > 0 ? (
    <p className="flex min-h-control items-center text-13 text-text-faint tabular-nums">
      {t('mfa.resend_in', { count: secondsLeft })}
    </p>
  ) : (
    <button type="button" className="auth-link min-h-control justify-self-start text-13" onClick={onResend}>
      {t('mfa.resend')}
    </button>
  )
}
