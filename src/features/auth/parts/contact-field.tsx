import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { getCurrentUser } from '@/api/calls/user'
import { errorText } from '@/api/errors'
import { CODE_LENGTH } from '@/config/constants'
import { toast } from '@/services/toasts'
import { Button } from '@/ui/button'
import { CodeBoxes } from '@/ui/code-boxes'
import { TextField } from '@/ui/text-field'

import { CONTACT_CHANGES } from '../contact-change'
import { isRefused } from '../is-refused'
import { type CountTyped, useTyped } from '../use-typed'
import { AgainButton } from './again-button'
import { ResendLine } from './resend-line'

type Kind = keyof typeof CONTACT_CHANGES
const INPUT = {
  email: { type: 'email', autoComplete: 'email' },
  phone: { type: 'tel', autoComplete: 'tel' },
} as const

/** Second step: enters the code sent to the new address or number. */
function Confirm({
  kind,
  to,
  sentAt,
  onDone,
}: {
  kind: Kind
  to: string
  sentAt: number
  onDone: () => void
}) {
  const { t } = useTranslation('settings')
  const client = useQueryClient()
  const [code, setCode] = useState('')
  const confirm = useMutation({
    mutationFn: CONTACT_CHANGES[kind].confirm,
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: [getCurrentUser.path] })
      toast.success(t(`account.${kind}_changed`))
      onDone()
    },
    onError: (error) => isRefused(error) && setCode(''),
  })
  const resend = useMutation({ mutationFn: CONTACT_CHANGES[kind].resend })
  const failure = confirm.error ?? resend.error
  return (
    <div className="grid gap-3">
      <p className="text-13 text-text-quiet">{t('account.code_sent', { to })}</p>
      <CodeBoxes
        label={t('account.code')}
        length={CODE_LENGTH}
        value={code}
        autoFocus
        error={failure ? errorText(failure) : undefined}
        onChange={setCode}
        onFull={(full) => {
          if (!confirm.isPending) confirm.mutate(full)
        }}
      />
      {code.length === CODE_LENGTH && <AgainButton of={confirm} onPress={() => confirm.mutate(code)} />}
      <div className="flex flex-wrap items-center justify-between gap-2">
        <ResendLine sentAt={resend.submittedAt || sentAt} isSent onResend={() => resend.mutate()} />
        <Button size="small" kind="ghost" onClick={onDone}>
          {t('account.cancel')}
        </Button>
      </div>
    </div>
  )
}

/** Changes the email address or the phone number, verified by a code. */
export function ContactField({
  kind,
  current,
  countTyped,
}: {
  kind: Kind
  current?: string | null | undefined
  countTyped: CountTyped
}) {
  const { t } = useTranslation('settings')
  const [text, setText] = useState('')
  const [isChecked, setChecked] = useState(false)
  const initiate = useMutation({ mutationFn: CONTACT_CHANGES[kind].initiate })
  // A pending code can only be entered here.
  useTyped(text.trim() !== '', countTyped)
  const isWrong = isChecked && !CONTACT_CHANGES[kind].looksRight(text)
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    setChecked(true)
    if (CONTACT_CHANGES[kind].looksRight(text) && !initiate.isPending) initiate.mutate(text)
  }
  const start = () => {
    setText('')
    setChecked(false)
    initiate.reset()
  }
  if (initiate.isSuccess)
    return <Confirm kind={kind} to={text.trim()} sentAt={initiate.submittedAt} onDone={start} />
  const error = isWrong ? t(`account.${kind}_wrong`) : initiate.error ? errorText(initiate.error) : undefined
  return (
    <form noValidate onSubmit={submit} className="flex items-start gap-2">
      <TextField
        {...INPUT[kind]}
        className="flex-1"
        dir="ltr"
        label={t(`account.${kind}_new`)}
        hint={current ? t(`account.${kind}_current`, { current }) : t(`account.${kind}_hint`)}
        error={error}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit" className="mt-6" busy={initiate.isPending}>
        {t('account.change')}
      </Button>
    </form>
  )
}
