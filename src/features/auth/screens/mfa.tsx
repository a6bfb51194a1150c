import { useMutation, useQuery } from '@tanstack/react-query'
import { type Ref, useEffect, useRef, useState } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { listAuthMethods } from '@/api/calls/account/auth'
import { sendMfaCode, verifyMfaCode } from '@/api/calls/account/sign-in-steps'
import { errorText, isApiError } from '@/api/errors'
import { mutationOf, queryOf } from '@/api/query'
import { MFA_METHODS, type MfaMethod } from '@/domain/account/mfa-method'
import { isolate } from '@/lib/text/isolate'
import { Checkbox } from '@/ui/field/checkbox'

import { signInBy } from '../session/accept-tokens'
import { CodeEntry } from '../sign-in/code-entry'
import { AuthFrame } from '../sign-in/auth-frame'
import { AuthNotice } from '../sign-in/auth-notice'
import { MfaMethods } from '../sign-in/mfa-methods'
import { RecoveryForm } from '../sign-in/recovery-form'
import { ResendCode } from '../sign-in/resend-code'
import { SignOutButton } from '../sign-in/sign-out-button'

/** /mfa: six boxes that submit automatically when full (screens S1). */
export default function MfaScreen() {
  const { t } = useTranslation('auth')
  const [chosen, setChosen] = useState<MfaMethod>()
  const [trustDevice, setTrustDevice] = useState(false)
  const [isRecovering, setRecovering] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const { data: known, isError } = useQuery(queryOf(listAuthMethods))
  // Sends no code by a method the account may lack; without a list of its methods, offers all.
  const methods = known?.methods ?? (isError ? MFA_METHODS : [])
  const method = chosen ?? (methods.includes('sms') ? 'sms' : methods[0])
  const sent = useSentCode(method)
  const verify = useVerify()
  const choose = (by: MfaMethod) => {
    setChosen(by)
    setRecovering(false)
    verify.reset()
    field.current?.focus()
  }
  const recover = () => {
    verify.reset()
    setRecovering(true)
  }
  const resend = () => {
    verify.reset()
    sent.send()
  }

  return (
    <AuthFrame title={t('mfa.title')}>
      <p className="mb-4 min-h-5 text-text-quiet" role="status">
        {verify.isPending ? t('mfa.checking') : sent.words}
      </p>
      {sent.error ? (
        <AuthNotice kind="error">
          {t('mfa.could_not_send')} {errorText(sent.error)}
        </AuthNotice>
      ) : null}
      <div className="auth-form">
        <Proof isRecovering={isRecovering} verify={verify} trustDevice={trustDevice} field={field} />
        <Checkbox checked={trustDevice} onChange={setTrustDevice}>
          {t('mfa.trust')}
        </Checkbox>
        {method === 'app' || isRecovering ? null : <ResendCode {...sent} onResend={resend} />}
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 text-13">
          <MfaMethods
            methods={methods.filter((other) => isRecovering || other !== method)}
            onChoose={choose}
            onRecover={methods.includes('app') && !isRecovering ? recover : undefined}
          />
          <SignOutButton />
        </div>
      </div>
    </AuthFrame>
  )
}

const useVerify = () => useMutation(signInBy(verifyMfaCode))

interface ProofProps {
  isRecovering: boolean
  verify: ReturnType<typeof useVerify>
  trustDevice: boolean
  field: Ref<HTMLInputElement>
}

/** The field for a code, or for a recovery code instead. */
function Proof({ isRecovering, verify, trustDevice, field }: ProofProps) {
  const { t } = useTranslation('auth')
  const wrong = isApiError(verify.error, 422) ? t('mfa.wrong') : verify.error && errorText(verify.error)
  const requestOf = (code: string) => ({ code, trustDevice })
  if (isRecovering) {
    const recover = (code: string) => {
      if (!verify.isPending) verify.mutate(requestOf(code))
    }
    return <RecoveryForm error={wrong ?? undefined} isBusy={verify.isPending} onCode={recover} />
  }
  return (
    <CodeEntry
      label={t('mfa.code')}
      mutation={verify}
      requestOf={requestOf}
      error={wrong ?? undefined}
      autoFocus
      ref={field}
    />
  )
}

/** Requests a code by this method on mount, and again on demand; shows where it went. */
function useSentCode(method: MfaMethod | undefined) {
  const { t } = useTranslation('auth')
  const { mutate, data, error, isSuccess, isPending, submittedAt } = useMutation(mutationOf(sendMfaCode))
  useEffect(() => {
    if (method) mutate({ method })
  }, [mutate, method])
  const to = data?.sentTo
  const words =
    method === 'app'
      ? t('mfa.app')
      : isSuccess && method && (to ? t(`mfa.sent_${method}`, { to: isolate(to) }) : t('mfa.sent'))
  return {
    words,
    error,
    isSent: isSuccess,
    isPending,
    sentAt: submittedAt,
    retryAfterSeconds: data?.retryAfter,
    send: () => method && mutate({ method }),
  }
}
