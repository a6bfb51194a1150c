import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import * as v from 'valibot'

import { useTranslation } from '@/i18n/use-translation'
import { getCurrentUser } from '@/api/calls/account/user'
import { errorText, ApiError } from '@/api/errors'
import { invalidateCalls } from '@/api/query'
import { isolate } from '@/lib/text/isolate'
import { toast } from '@/services/page/toasts'
import { useUnsaved } from '@/services/page/unsaved'
import { useLocalDraft } from '@/services/storage/use-local-draft'
import { Button } from '@/ui/button'
import { SubmitButton } from '@/ui/field/form/form'
import { FormText } from '@/ui/field/form/form-text-fields'
import { useReportUnsaved } from '@/ui/field/form/unsaved-forms'
import { useForm } from '@/ui/field/form/use-form'
import {
  confirmChangeEmail,
  confirmChangePhoneNumber,
  initiateChangeEmail,
  initiateChangePhoneNumber,
  resendChangeEmail,
  resendChangePhoneNumber,
} from '@/api/calls/account/auth'
import { send } from '@/api/send'
import { latinDigits } from '@/lib/text/latin-digits'

import { useSession } from '../use-session'
import { CodeEntry } from '../sign-in/code-entry'
import { ResendCode } from '../sign-in/resend-code'
import { looksLikeEmail } from '@/lib/text/email'
import { FieldForm } from './field-form'

/** How to change one contact method (requirements 7): the new one receives a code, which the user enters. */
interface ContactChange {
  /** A lenient check: the server decides. */
  looksRight: (text: string) => boolean
  initiate: (text: string) => Promise<unknown>
  confirm: (confirmationCode: string) => Promise<unknown>
  resend: () => Promise<unknown>
}

/** `+49 170 123-4567` → `+491701234567` */
const bareNumber = (text: string): string => latinDigits(text.normalize('NFKC')).replaceAll(/[\s().-]/g, '')

/** An error may come in a 200 response (requirements 7, "optional error"): throws it like any other. */
async function initiatePhone(text: string): Promise<void> {
  const answer = await send(initiateChangePhoneNumber, { phoneNumber: bareNumber(text) })
  if (!answer?.error) return
  throw new ApiError('refused', {
    path: initiateChangePhoneNumber.path,
    status: 422,
    body: { statusCode: 422, message: answer.error },
  })
}

const CONTACT_CHANGES: Record<'email' | 'phone', ContactChange> = {
  email: {
    looksRight: looksLikeEmail,
    initiate: (email) => send(initiateChangeEmail, { email: email.trim() }),
    confirm: (confirmationCode) => send(confirmChangeEmail, { confirmationCode }),
    resend: () => send(resendChangeEmail, undefined),
  },
  phone: {
    looksRight: (text) => /^\+\d{7,15}$/.test(bareNumber(text)),
    initiate: initiatePhone,
    confirm: (confirmationCode) => send(confirmChangePhoneNumber, { confirmationCode }),
    resend: () => send(resendChangePhoneNumber, undefined),
  },
}

type ContactKind = keyof typeof CONTACT_CHANGES
const INPUT = {
  email: { type: 'email', autoComplete: 'email' },
  phone: { type: 'tel', autoComplete: 'tel' },
} as const

const SentCode = v.object({ to: v.string(), at: v.number() })
interface SentCode extends v.InferOutput<typeof SentCode> {}
const SENT_CODE = {
  schema: v.nullable(SentCode),
  empty: () => null,
  isEmpty: (sent: SentCode | null) => sent === null,
}

/** Second step: enters the code sent to the new address or number. */
function ConfirmContact({
  kind,
  to,
  at,
  onDone,
}: SentCode & {
  kind: ContactKind
  onDone: () => void
}) {
  const { t } = useTranslation('settings')
  const client = useQueryClient()
  const confirm = useMutation({
    mutationFn: CONTACT_CHANGES[kind].confirm,
    onSuccess: async () => {
      await invalidateCalls(client, getCurrentUser)
      toast.success(t(`account.${kind}_changed`))
      onDone()
    },
  })
  const resend = useMutation({ mutationFn: CONTACT_CHANGES[kind].resend })
  const failure = confirm.error ?? resend.error
  return (
    <div className="grid gap-3">
      <p className="text-13 text-text-quiet">{t('account.code_sent', { to: isolate(to) })}</p>
      <CodeEntry
        label={t('account.code')}
        mutation={confirm}
        requestOf={(code) => code}
        error={failure ? errorText(failure) : undefined}
        autoFocus
      />
      <div className="flex flex-wrap items-center justify-between gap-2">
        <ResendCode
          sentAt={resend.submittedAt || at}
          isSent={!resend.isError}
          isPending={resend.isPending}
          onResend={() => {
            confirm.reset()
            resend.mutate()
          }}
        />
        <Button size="small" kind="ghost" onClick={onDone}>
          {t('account.cancel')}
        </Button>
      </div>
    </div>
  )
}

interface ContactFieldProps {
  kind: ContactKind
  current?: string | null | undefined
}

interface ContactFormProps extends ContactFieldProps {
  takesFocus: boolean
  onSent: (sent: SentCode) => void
}

/** First step: the new address or number, which a code goes to. */
function ContactForm({ kind, current, takesFocus, onSent }: ContactFormProps) {
  const { t } = useTranslation('settings')
  const { looksRight, initiate } = CONTACT_CHANGES[kind]
  const form = useForm({
    schema: v.object({ to: v.pipe(v.string(), v.check(looksRight, t(`account.${kind}_wrong`))) }),
    values: { to: '' },
    draftKey: `settings-${kind}`,
    serverNames: { email: 'to', phoneNumber: 'to' },
    save: async ({ to }) => {
      const at = Date.now()
      await initiate(to)
      return { to: to.trim(), at }
    },
    onSaved: onSent,
  })
  return (
    <FieldForm form={form}>
      <FormText
        form={form}
        name="to"
        {...INPUT[kind]}
        autoFocus={takesFocus}
        dir="ltr"
        label={t(`account.${kind}_new`)}
        hint={
          current ? t(`account.${kind}_current`, { current: isolate(current) }) : t(`account.${kind}_hint`)
        }
      />
      <SubmitButton form={form} kind="neutral" className="mt-6">
        {t('account.change')}
      </SubmitButton>
    </FieldForm>
  )
}

/** Changes the email address or the phone number, with a code that proves the new one. */
export function ContactField(props: ContactFieldProps) {
  const { kind } = props
  const { userId = '' } = useSession()
  // A code that is on its way has no other place to be entered, also after a look into the mailbox.
  const sent = useLocalDraft({ userId, draftKey: `settings-${kind}-code`, ...SENT_CODE })
  useUnsaved(sent.value !== null)
  useReportUnsaved(sent.value !== null, sent.startOver)
  const [isBack, setBack] = useState(false)
  const end = () => {
    setBack(true)
    sent.startOver()
  }
  if (sent.value) return <ConfirmContact kind={kind} {...sent.value} onDone={end} />
  return <ContactForm {...props} takesFocus={isBack} onSent={(value) => sent.change(() => value)} />
}
