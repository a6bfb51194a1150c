import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslation } from '@/i18n/use-translation'
import { Link } from 'react-router'

import { login } from '@/api/calls/account/auth'
import { isApiError, errorText } from '@/api/errors'
import { tokens } from '@/api/token-store'
import { href } from '@/domain/page/routes'
import { Button } from '@/ui/button'
import { PasswordField } from '@/ui/field/password-field'

import { signInBy } from '../session/accept-tokens'
import { AuthForm } from './auth-form'
import { AuthNotice } from './auth-notice'
import { EmailField, emailProblem } from './email-field'
import { useCountdown } from '../use-countdown'

interface LoginProblem {
  underPassword?: ReactNode
  notice?: string
  isThrottled?: boolean
}

/**
 * Returns where and how a failed sign-in shows: wrong credentials under the field, a rate limit with its
 * countdown.
 */
function useLoginProblem(error: unknown, failedAt: number): LoginProblem {
  const { t } = useTranslation('auth')
  const isThrottle = isApiError(error, 429)
  const secondsLeft = useCountdown(isThrottle ? failedAt + (error.retryAfterMs ?? 30_000) : undefined)
  if (!error || (isThrottle && secondsLeft === 0)) return {}
  if (isThrottle)
    return { underPassword: t('login.too_many_tries', { count: secondsLeft }), isThrottled: true }
  if (isApiError(error, 401))
    // An alert: Enter in this field leaves the focus where it was, which announces nothing.
    return { underPassword: <span role="alert">{t('login.wrong_credentials')}</span> }
  return { notice: navigator.onLine ? errorText(error) : t('login.offline') }
}

interface LoginFormProps {
  initial: {
    email: string
    password: string
    focused: 'email' | 'password' | undefined
    /** Submitted before this form had mounted. */
    isSubmitted?: boolean
  }
}

/** Email and password. Keeps typed text through every failure. */
export function LoginForm({ initial }: LoginFormProps) {
  const { t } = useTranslation('auth')
  const [email, setEmail] = useState(initial.email)
  const [password, setPassword] = useState(initial.password)
  const [isTried, setIsTried] = useState(false)
  const signIn = useMutation(signInBy(login))
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (initial.isSubmitted) form.current?.requestSubmit()
  }, [initial])
  const problem = useLoginProblem(signIn.error, signIn.submittedAt)

  const wrongEmail = emailProblem(t, email)
  const missingPassword = password ? undefined : t('login.password_missing')

  const submit = () => {
    setIsTried(true)
    if (wrongEmail || missingPassword || signIn.isPending || problem.isThrottled) return
    signIn.mutate({ email: email.trim(), password, deviceToken: tokens.read().deviceToken ?? null })
  }

  return (
    <AuthForm ref={form} method="post" onSubmit={submit}>
      {problem.notice ? <AuthNotice kind="error">{problem.notice}</AuthNotice> : null}
      <EmailField
        error={isTried ? wrongEmail : undefined}
        autoFocus={initial.focused !== 'password'}
        value={email}
        onChange={(event) => setEmail(event.target.value)}
      />
      <PasswordField
        size="large"
        label={t('login.password')}
        error={(isTried ? missingPassword : undefined) ?? problem.underPassword}
        aside={
          <Link className="auth-link" to={href('forgot')}>
            {t('login.forgot')}
          </Link>
        }
        name="password"
        autoComplete="current-password"
        autoFocus={initial.focused === 'password'}
        value={password}
        onChange={(event) => {
          setPassword(event.target.value)
          if (isApiError(signIn.error, 401)) signIn.reset()
        }}
      />
      <Button type="submit" kind="primary" size="large" busy={signIn.isPending}>
        {t('login.submit')}
      </Button>
    </AuthForm>
  )
}
