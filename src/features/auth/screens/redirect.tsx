import { useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from '@/i18n/use-translation'
import { useNavigate, useSearchParams } from 'react-router'

import { exchangeCode } from '@/api/calls/account/sign-in-steps'
import { errorText, isRefused } from '@/api/errors'
import { mutationOf } from '@/api/query'
import { isFanLevel, pathAfterSignIn, stepAfterSignIn } from '@/domain/account/access'
import { href } from '@/domain/page/routes'

import { acceptTokens } from '../session/accept-tokens'
import { useRoles } from '../use-roles'
import { useSession } from '../use-session'
import { Button } from '@/ui/button'
import { Spinner } from '@/ui/spinner'

import { RetryButton } from '../sign-in/retry-button'
import { AuthFrame } from '../sign-in/auth-frame'
import { AuthNotice } from '../sign-in/auth-notice'
import { useSecretParam } from '../use-secret-param'

/** /redirect: exchanges a sign-in code if there is one, then goes to a path of ours, or home (screens S1). */
export default function RedirectScreen() {
  const { t } = useTranslation('auth')
  const { t: globalT } = useTranslation('global')
  const code = useSecretParam('code')
  const target = useSearchParams()[0].get('to')
  const navigate = useNavigate()
  const { phase, status } = useSession()
  const { roles, isPending, error: rolesError, retry } = useRoles()
  const {
    mutate,
    isIdle,
    isPending: isExchanging,
    error,
  } = useMutation({ ...mutationOf(exchangeCode), onSuccess: acceptTokens })

  useEffect(() => {
    if (code && isIdle) mutate({ code })
  }, [code, isIdle, mutate])

  const isWaiting =
    (code !== undefined && (isIdle || isExchanging)) ||
    phase === 'starting' ||
    (isFanLevel(status) && isPending)
  useEffect(() => {
    if (isWaiting || error || rolesError) return
    const to = isFanLevel(status) ? pathAfterSignIn(target, roles) : stepAfterSignIn(status, target)
    void navigate(to, { replace: true })
  }, [isWaiting, error, rolesError, status, target, roles, navigate])

  return (
    <AuthFrame title={error ? t('login.title') : t('redirect.waiting')}>
      {error ? (
        <>
          <AuthNotice kind="error">{isRefused(error) ? t('redirect.failed') : errorText(error)}</AuthNotice>
          <RetryButton
            mutation={{ error, isPending: isExchanging }}
            onPress={() => code && mutate({ code })}
          />
          <a className="auth-link" href={href('login')}>
            {t('forgot.back')}
          </a>
        </>
      ) : (
        (isWaiting || !rolesError) && (
          <p role="status" className="text-text-quiet">
            <Spinner size="md" />
            <span className="sr-only">{t('redirect.waiting')}</span>
          </p>
        )
      )}
      {/* Roles that failed to load show no 404: the target is kept. */}
      {!isWaiting && rolesError && (
        <>
          <AuthNotice kind="error">{globalT('shell.roles_failed_text')}</AuthNotice>
          <Button onClick={retry}>{globalT('shell.retry')}</Button>
        </>
      )}
    </AuthFrame>
  )
}
