import { useTranslation } from '@/i18n/use-translation'

import { errorText, isApiError } from '@/api/errors'

import { useCountdown } from './use-countdown'

interface LoginProblem {
  underPassword?: string
  notice?: string
  isThrottled: boolean
}

/**
 * Returns where and how a failed sign-in shows: wrong credentials under the field, a rate limit with its
 * countdown.
 */
export function useLoginProblem(error: unknown, failedAt: number): LoginProblem {
  const { t } = useTranslation('auth')
  const isThrottle = isApiError(error, 429)
  const secondsLeft = useCountdown(isThrottle ? failedAt + (error.retryAfterMs ?? 30_000) : undefined)
  if (!error) return { isThrottled: false }
  if (isApiError(error, 401)) return { underPassword: t('login.wrong_credentials'), isThrottled: false }
  if (isThrottle) {
    if (secondsLeft === 0) return { isThrottled: false }
    return { underPassword: t('login.too_many_tries', { count: secondsLeft }), isThrottled: true }
  }
  if (!navigator.onLine) return { notice: t('login.offline'), isThrottled: false }
  return { notice: errorText(error), isThrottled: false }
}
