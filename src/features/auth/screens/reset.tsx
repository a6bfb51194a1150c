import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslation } from '@/i18n/use-translation'
import { Link, useNavigate } from 'react-router'

import { resetPassword } from '@/api/calls/account/sign-in-steps'
import { errorText, isFinalRefusal } from '@/api/errors'
import { PASSWORD_MIN_LENGTH } from '@/config/constants'
import { homePathOf } from '@/domain/account/access'
import { href } from '@/domain/page/routes'
import { Button } from '@/ui/button'
import { PasswordField } from '@/ui/field/password-field'

import { signInBy } from '../session/accept-tokens'
import { sessionManager } from '../session/session-instance'
import { AuthForm } from '../sign-in/auth-form'
import { AuthFrame } from '../sign-in/auth-frame'
import { AuthNotice } from '../sign-in/auth-notice'
import { ReplaceSession } from '../sign-in/replace-session'
import { useSession } from '../use-session'
import { useSecretParam } from '../use-secret-param'

/**
 * /login/reset: sets a new password with the token of the emailed link. Removes the token from the URL at
 * once.
 */
export default function ResetScreen() {
  const { t } = useTranslation('auth')
  const resetToken = useSecretParam('token')
  return (
    <AuthFrame title={t('reset.title')}>
      {resetToken ? (
        <ResetForm resetToken={resetToken} />
      ) : (
        <>
          <AuthNotice kind="error">{t('reset.no_token')}</AuthNotice>
          <AskAgain />
        </>
      )}
    </AuthFrame>
  )
}

function AskAgain() {
  const { t } = useTranslation('auth')
  return (
    <Link className="auth-link" to={href('forgot')}>
      {t('reset.ask_again')}
    </Link>
  )
}

function ResetForm({ resetToken }: { resetToken: string }) {
  const { t } = useTranslation('auth')
  const [password, setPassword] = useState('')
  const [repeat, setRepeat] = useState('')
  const [isTried, setIsTried] = useState(false)
  const navigate = useNavigate()
  const reset = useMutation({
    ...signInBy(resetPassword),
    // The guard leaves everyone on this page: someone signed in may open the link too.
    onSuccess: () => navigate(homePathOf(sessionManager.session.status), { replace: true }),
  })
  const isSignedIn = useSession().phase === 'signed-in'
  const [isAsking, setAsking] = useState(false)
  const save = useRef<HTMLButtonElement>(null)
  const isShort = password.length < PASSWORD_MIN_LENGTH
  const isDifferent = password !== repeat

  const submit = (isSure = !isSignedIn) => {
    setIsTried(true)
    if (isShort || isDifferent || reset.isPending) return
    setAsking(!isSure || isAsking)
    if (isSure) reset.mutate({ resetToken, password })
  }
  const keepSession = () => {
    setAsking(false)
    save.current?.focus()
  }

  return (
    <AuthForm onSubmit={() => submit()}>
      <p className="text-text-quiet">{t('reset.lead')}</p>
      {reset.error ? <AuthNotice kind="error">{errorText(reset.error)}</AuthNotice> : null}
      <PasswordField
        size="large"
        label={t('reset.password')}
        error={isTried && isShort ? t('reset.too_short', { count: PASSWORD_MIN_LENGTH }) : undefined}
        autoComplete="new-password"
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      <PasswordField
        size="large"
        label={t('reset.repeat')}
        error={isTried && isDifferent ? t('reset.different') : undefined}
        autoComplete="new-password"
        value={repeat}
        onChange={(event) => setRepeat(event.target.value)}
      />
      <Button ref={save} type="submit" kind="primary" size="large" busy={reset.isPending}>
        {t('reset.submit')}
      </Button>
      {isAsking && isSignedIn && (
        <ReplaceSession busy={reset.isPending} onReplace={() => submit(true)} onKeep={keepSession} />
      )}
      {isFinalRefusal(reset.error) && <AskAgain />}
    </AuthForm>
  )
}
