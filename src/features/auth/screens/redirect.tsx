import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslation } from '@/i18n/use-translation'
import { useNavigate, useSearchParams } from 'react-router'

import { exchangeCode } from '@/api/calls/account/sign-in-steps'
import { errorText, isFinalRefusal } from '@/api/errors'
import { isFanLevel, pathAfterSignIn, stepAfterSignIn } from '@/domain/account/access'
import { href } from '@/domain/page/routes'

import { signInBy } from '../session/accept-tokens'
import { useRoles } from '../use-roles'
import { useSession } from '../use-session'
import { Button } from '@/ui/button'
import { Spinner } from '@/ui/spinner'

import { RetryButton } from '../sign-in/retry-button'
import { AuthFrame } from '../sign-in/auth-frame'
import { AuthNotice } from '../sign-in/auth-notice'
import { ReplaceSession } from '../sign-in/replace-session'
import { useSecretParam } from '../use-secret-param'

/** Exchanges the code of a sign-in; the person who is signed in is asked first, as their session would end. */
function useSignInCode(code: string | undefined) {
  const { phase } = useSession()
  const [answer, setAnswer] = useState<'replace' | 'keep'>()
  const { mutate, isIdle, isPending, error } = useMutation(signInBy(exchangeCode))
  const isUnused = code !== undefined && isIdle && answer !== 'keep'
  const isAsking = isUnused && answer === undefined && phase === 'signed-in'
  const isDue = isUnused && !isAsking && phase !== 'starting'
  useEffect(() => {
    if (isDue && code !== undefined) mutate({ code })
  }, [isDue, code, mutate])
  return {
    isAsking,
    setAnswer,
    isWaiting: isUnused || isPending,
    exchange: { error, isPending },
    retry: () => code !== undefined && mutate({ code }),
  }
}

/** /redirect: exchanges a sign-in code if there is one, then goes to a path of ours, or home (screens S1). */
export default function RedirectScreen() {
  const { t } = useTranslation('auth')
  const { t: globalT } = useTranslation('global')
  const signIn = useSignInCode(useSecretParam('code'))
  const { error } = signIn.exchange
  const target = useSearchParams()[0].get('to')
  const navigate = useNavigate()
  const { phase, status } = useSession()
  const { roles, isPending, error: rolesError, retry } = useRoles()

  const isWaiting = signIn.isWaiting || phase === 'starting' || (isFanLevel(status) && isPending)
  useEffect(() => {
    if (isWaiting || error || rolesError) return
    const to = isFanLevel(status) ? pathAfterSignIn(target, roles) : stepAfterSignIn(status, target)
    void navigate(to, { replace: true })
  }, [isWaiting, error, rolesError, status, target, roles, navigate])

  if (signIn.isAsking)
    return (
      <AuthFrame title={t('login.title')}>
        <ReplaceSession
          onReplace={() => signIn.setAnswer('replace')}
          onKeep={() => signIn.setAnswer('keep')}
        />
      </AuthFrame>
    )
  return (
    <AuthFrame title={error ? t('login.title') : t('redirect.waiting')}>
      {error ? (
        <>
          <AuthNotice kind="error">
            {isFinalRefusal(error) ? t('redirect.failed') : errorText(error)}
          </AuthNotice>
          <RetryButton mutation={signIn.exchange} onPress={signIn.retry} />
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
