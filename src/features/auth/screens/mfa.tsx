import { useMutation, useQuery } from '@tanstack/react-query'
import { type Ref, useEffect, useRef, useState } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { listAuthMethods } from '@/api/calls/account/auth'
import { sendMfaCode, verifyMfaCode } from '@/api/calls/account/sign-in-steps'
import { errorText, isApiError, isRefused } from '@/api/errors'
import { mutationOf, queryOf } from '@/api/query'
import { CODE_LENGTH } from '@/config/constants'
import { MFA_METHODS, type MfaMethod } from '@/domain/account/mfa-method'
import { isolate } from '@/lib/text/isolate'
import { Checkbox } from '@/ui/field/checkbox'
import { CodeBoxes } from '@/ui/field/code-boxes'

import { acceptTokens } from '../session/accept-tokens'
import { RetryButton } from '../sign-in/retry-button'
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
  const [code, setCode] = useState('')
  const [isRecovering, setRecovering] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const choose = (by: MfaMethod) => {
    setChosen(by)
    setRecovering(false)
    field.current?.focus()
  }
  const { data: known, isError } = useQuery(queryOf(listAuthMethods))
  // Sends no code by a method the account may lack; without a list of its methods, offers all.
  const methods = known?.methods ?? (isError ? MFA_METHODS : [])
  const method = chosen ?? (methods.includes('sms') ? 'sms' : methods[0])
  const sent = useSentCode(method)
  const verify = useVerify(() => setCode(''))
  const recover = () => {
    verify.reset()
    setRecovering(true)
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
        <Proof
          isRecovering={isRecovering}
          code={code}
          onCode={setCode}
          verify={verify}
          trustDevice={trustDevice}
          field={field}
        />
        <Checkbox checked={trustDevice} onChange={setTrustDevice}>
          {t('mfa.trust')}
        </Checkbox>
        {method === 'app' || isRecovering ? null : <ResendCode {...sent} onResend={sent.send} />}
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

function useVerify(onRefused: () => void) {
  return useMutation({
    ...mutationOf(verifyMfaCode),
    onSuccess: acceptTokens,
    onError: (error) => {
      if (isRefused(error)) onRefused()
    },
  })
}

interface ProofProps {
  isRecovering: boolean
  code: string
  onCode: (code: string) => void
  verify: ReturnType<typeof useVerify>
  trustDevice: boolean
  field: Ref<HTMLInputElement>
}

/** The field for a code, or for a recovery code instead. */
function Proof({ isRecovering, code, onCode, verify, trustDevice, field }: ProofProps) {
  const { t } = useTranslation('auth')
  const wrong = isApiError(verify.error, 422) ? t('mfa.wrong') : verify.error && errorText(verify.error)
  const prove = (full: string) => {
    if (!verify.isPending) verify.mutate({ code: full, trustDevice })
  }
  if (isRecovering)
    return <RecoveryForm error={wrong ?? undefined} isBusy={verify.isPending} onCode={prove} />
  return (
    <>
      <CodeBoxes
        label={t('mfa.code')}
        ref={field}
        autoFocus
        value={code}
        error={wrong}
        onChange={onCode}
        onFull={prove}
      />
      {code.length === CODE_LENGTH && <RetryButton mutation={verify} onPress={() => prove(code)} />}
    </>
  )
}

/** Requests a code by this method on mount, and again on demand; shows where it went. */
function useSentCode(method: MfaMethod | undefined) {
  const { t } = useTranslation('auth')
  const { mutate, data, error, isSuccess, submittedAt } = useMutation(mutationOf(sendMfaCode))
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
    sentAt: submittedAt,
    retryAfterSeconds: data?.retryAfter,
    send: () => method && mutate({ method }),
  }
}
