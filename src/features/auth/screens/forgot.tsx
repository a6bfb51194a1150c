import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from '@/i18n/use-translation'
import { Link } from 'react-router'

import { forgotPassword } from '@/api/calls/account/sign-in-steps'
import { errorText } from '@/api/errors'
import { mutationOf } from '@/api/query'
import { href } from '@/domain/page/routes'
import { isolate } from '@/lib/text/isolate'
import { Button } from '@/ui/button'

import { AuthForm } from '../sign-in/auth-form'
import { AuthFrame } from '../sign-in/auth-frame'
import { AuthNotice } from '../sign-in/auth-notice'
import { EmailField, emailProblem } from '../sign-in/email-field'

/** /login/forgot: requests a reset link. The response never reveals whether the address has an account. */
export default function ForgotScreen() {
  const { t } = useTranslation('auth')
  const [email, setEmail] = useState('')
  const [isTried, setIsTried] = useState(false)
  const request = useMutation(mutationOf(forgotPassword))
  const problem = emailProblem(t, email)

  const submit = () => {
    setIsTried(true)
    if (!problem && !request.isPending) request.mutate({ email: email.trim() })
  }

  return (
    <AuthFrame title={t(request.isSuccess ? 'forgot.sent_title' : 'forgot.title')}>
      <p className="mb-6 text-text-quiet" role="status">
        {request.isSuccess ? t('forgot.sent', { email: isolate(request.variables.email) }) : t('forgot.lead')}
      </p>
      {request.error ? <AuthNotice kind="error">{errorText(request.error)}</AuthNotice> : null}
      <AuthForm onSubmit={submit}>
        <EmailField
          error={isTried ? problem : undefined}
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
        <Button type="submit" kind="primary" size="large" busy={request.isPending}>
          {t(request.isSuccess ? 'forgot.resend' : 'forgot.submit')}
        </Button>
        <Link className="auth-link" to={href('login')}>
          {t('forgot.back')}
        </Link>
      </AuthForm>
    </AuthFrame>
  )
}
