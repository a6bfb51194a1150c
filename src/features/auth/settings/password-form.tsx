import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import * as v from 'valibot'
import { useTranslation } from '@/i18n/use-translation'

import { listSessions } from '@/api/calls/account/devices'
import { changePassword } from '@/api/calls/account/security'
import { forgotPassword } from '@/api/calls/account/sign-in-steps'
import { getCurrentUser } from '@/api/calls/account/user'
import { mutationOf } from '@/api/query'
import { send } from '@/api/send'
import { useInvalidateCalls } from '@/api/use-invalidate-calls'
import { PASSWORD_MIN_LENGTH } from '@/config/constants'
import { isolate } from '@/lib/text/isolate'
import { toast } from '@/services/page/toasts'
import { Button } from '@/ui/button'
import { CallError } from '@/ui/feedback/call-error'
import { Form, FormProblem, SubmitButton } from '@/ui/field/form/form'
import { FormPassword } from '@/ui/field/form/form-text-fields'
import { useForm } from '@/ui/field/form/use-form'

import { useCurrentUser } from '../use-current-user'

interface PasswordFormProps {
  /** The user came to change the password: focuses the first field. */
  takesFocus: boolean
}

const NOTHING = { currentPassword: '', newPassword: '' }

function usePasswordForm() {
  const { t } = useTranslation('settings')
  return useForm({
    schema: v.object({
      currentPassword: v.pipe(v.string(), v.nonEmpty(t('security.password_current_missing'))),
      newPassword: v.pipe(
        v.string(),
        v.minLength(PASSWORD_MIN_LENGTH, t('security.password_short', { count: PASSWORD_MIN_LENGTH })),
      ),
    }),
    values: NOTHING,
    next: () => NOTHING,
    save: (passwords) => send(changePassword, passwords),
    refresh: useInvalidateCalls(getCurrentUser, listSessions),
    done: t('security.password_changed'),
  })
}

/** Sends a link that sets a new password without the current one. */
function ForgotPassword() {
  const { t } = useTranslation('settings')
  const email = useCurrentUser().data?.email
  const forgot = useMutation({
    ...mutationOf(forgotPassword),
    onSuccess: (_answer, { email: to }) =>
      toast.success(t('security.password_link_sent', { email: isolate(to) })),
  })
  if (!email) return null
  return (
    <>
      <Button kind="link" size="small" busy={forgot.isPending} onClick={() => forgot.mutate({ email })}>
        {t('security.password_forgot')}
      </Button>
      <CallError error={forgot.error} />
    </>
  )
}

/** Changes the user's password; the server signs out every other device. */
export function PasswordForm({ takesFocus }: PasswordFormProps) {
  const { t } = useTranslation('settings')
  const first = useRef<HTMLInputElement>(null)
  const form = usePasswordForm()
  useEffect(() => {
    if (takesFocus) first.current?.focus()
  }, [takesFocus])
  return (
    <Form form={form} className="justify-items-start gap-3 [&>div]:w-full">
      <FormPassword
        form={form}
        name="currentPassword"
        ref={first}
        label={t('security.password_current')}
        autoComplete="current-password"
      />
      <ForgotPassword />
      <FormPassword
        form={form}
        name="newPassword"
        label={t('security.password_new')}
        autoComplete="new-password"
        hint={t('security.password_hint', { count: PASSWORD_MIN_LENGTH })}
      />
      <FormProblem form={form} />
      <SubmitButton form={form} kind="neutral">
        {t('security.password_change')}
      </SubmitButton>
    </Form>
  )
}
