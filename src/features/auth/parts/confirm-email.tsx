import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { confirmVerification, sendVerification } from '@/api/calls/sign-in-steps'
import { errorText } from '@/api/errors'
import { mutationOf } from '@/api/query'
import { CODE_LENGTH } from '@/config/constants'
import { CodeBoxes } from '@/ui/code-boxes'

import { acceptTokens } from '../accept-tokens'
import { isRefused } from '../is-refused'
import { AgainButton } from './again-button'
import { ResendLine } from './resend-line'

/** Level 1: enters the code from the email. */
export function ConfirmEmail() {
  const { t } = useTranslation('auth')
  const [code, setCode] = useState('')
  const sent = useMutation(mutationOf(sendVerification))
  const confirm = useMutation({
    ...mutationOf(confirmVerification),
    onSuccess: acceptTokens,
    onError: (error) => isRefused(error) && setCode(''),
  })
  const send = sent.mutate
  useEffect(() => {
    send()
  }, [send])
  const failure = confirm.error ?? sent.error
  return (
    <div className="auth-form">
      <p className="text-text-quiet">{t('verify.sent')}</p>
      <CodeBoxes
        label={t('verify.code')}
        length={CODE_LENGTH}
        value={code}
        error={failure ? errorText(failure) : undefined}
        onChange={setCode}
        onFull={(verificationCode) => {
          if (!confirm.isPending) confirm.mutate({ verificationCode })
        }}
      />
      {code.length === CODE_LENGTH && (
        <AgainButton of={confirm} onPress={() => confirm.mutate({ verificationCode: code })} />
      )}
      <ResendLine sentAt={sent.submittedAt} isSent={sent.isSuccess} onResend={() => sent.mutate()} />
    </div>
  )
}
