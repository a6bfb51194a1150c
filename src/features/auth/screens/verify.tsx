import { useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'

import { useTranslation } from '@/i18n/use-translation'
import { confirmVerification, sendVerification } from '@/api/calls/account/sign-in-steps'
import { errorText } from '@/api/errors'
import { mutationOf } from '@/api/query'
import { signInFor } from '@/domain/account/access'
import { href } from '@/domain/page/routes'

import { useSession } from '../use-session'
import { AcceptInvitation } from '../sign-in/accept-invitation'
import { AuthFrame } from '../sign-in/auth-frame'
import { SignOutButton } from '../sign-in/sign-out-button'
import { signInBy } from '../session/accept-tokens'
import { CodeEntry } from '../sign-in/code-entry'
import { ResendCode } from '../sign-in/resend-code'

/** Level 1: enters the code from the email. */
function ConfirmEmail() {
  const { t } = useTranslation('auth')
  const sent = useMutation(mutationOf(sendVerification))
  const confirm = useMutation(signInBy(confirmVerification))
  const send = sent.mutate
  useEffect(() => {
    send()
  }, [send])
  const failure = confirm.error ?? sent.error
  return (
    <div className="auth-form">
      <p className="text-text-quiet">{t('verify.sent')}</p>
      <CodeEntry
        label={t('verify.code')}
        mutation={confirm}
        requestOf={(verificationCode) => ({ verificationCode })}
        error={failure ? errorText(failure) : undefined}
      />
      <ResendCode
        sentAt={sent.submittedAt}
        isSent={sent.isSuccess}
        isPending={sent.isPending}
        onResend={() => {
          confirm.reset()
          send()
        }}
      />
    </div>
  )
}

/** Neither step works without a session: to the sign-in and back, with the code of an invitation. */
function ToSignIn() {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    void navigate(search ? signInFor(pathname + search) : href('login'), { replace: true })
  }, [navigate, pathname, search])
  return null
}

/** /verify: level 1 confirms the email, level 2 joins an agency (requirements 4, screens S1). */
export default function VerifyScreen() {
  const { t } = useTranslation('auth')
  const { status } = useSession()
  if (status === 'anonymous') return <ToSignIn />
  const isUnlinked = status === 'unlinked'
  return (
    <AuthFrame title={t(isUnlinked ? 'verify.title_link' : 'verify.title_email')}>
      {isUnlinked ? <AcceptInvitation /> : <ConfirmEmail />}
      <SignOutButton />
    </AuthFrame>
  )
}
