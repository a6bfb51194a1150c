import { useTranslation } from '@/i18n/use-translation'

import { CODE_RESEND_AFTER_MS } from '@/config/constants'
import { formatNumber } from '@/i18n/format'
import { Button } from '@/ui/button'

import { useCountdown } from '../use-countdown'

interface ResendCodeProps {
  /** When the last code was requested, epoch milliseconds; 0 before the first. */
  sentAt: number
  retryAfterSeconds?: number | undefined
  isSent: boolean
  isPending: boolean
  onResend: () => void
}

/** Requests a new code, no earlier than the server allows. One button throughout, so it keeps the focus. */
export function ResendCode({ sentAt, retryAfterSeconds, isSent, isPending, onResend }: ResendCodeProps) {
  const { t } = useTranslation('auth')
  const waitMs = retryAfterSeconds === undefined ? CODE_RESEND_AFTER_MS : retryAfterSeconds * 1000
  const secondsLeft = useCountdown(isSent ? sentAt + waitMs : undefined)
  return (
    <div className="flex items-center gap-2 justify-self-start">
      <Button
        kind="link"
        size="small"
        className="min-h-control"
        busy={isPending}
        disabledReason={secondsLeft > 0 ? t('mfa.resend_in', { count: secondsLeft }) : undefined}
        onClick={onResend}
      >
        {t('mfa.resend')}
      </Button>
      {/* Beside the button: a name that counts down would be announced every second. */}
      {secondsLeft > 0 && (
        <span aria-hidden className="text-13 text-text-quiet tabular-nums">
          {formatNumber(secondsLeft, { style: 'unit', unit: 'second', unitDisplay: 'narrow' })}
        </span>
      )}
    </div>
  )
}
