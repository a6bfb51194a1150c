import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { listSessions } from '@/api/calls/devices'
import { changePassword } from '@/api/calls/security'
import { getCurrentUser } from '@/api/calls/user'
import { errorText, isApiError } from '@/api/errors'
import { mutationOf } from '@/api/query'
import { PASSWORD_MIN_LENGTH } from '@/config/constants'
import { toast } from '@/services/toasts'
import { Button } from '@/ui/button'
import { FieldError } from '@/ui/field-error'
import { PasswordField } from '@/ui/password-field'

import { type CountTyped, useTyped } from '../use-typed'

/** Maps an error key of be_errors to its field. */
const FIELD_OF: Record<string, 'current' | 'new'> = {
  wrong_password: 'current',
  password_same: 'new',
  password_too_short: 'new',
}

function fieldOf(error: unknown): 'current' | 'new' | undefined {
  const message = isApiError(error) ? error.body?.message : undefined
  return typeof message === 'object' ? FIELD_OF[message.key] : undefined
}

interface PasswordFormProps {
  /** The user came to change the password: focuses the first field. */
  isWanted: boolean
  countTyped: CountTyped
}

type Side = 'current' | 'new'
const NOTHING: Record<Side, string> = { current: '', new: '' }

function usePasswordChange() {
  const { t } = useTranslation('settings')
  const client = useQueryClient()
  const [written, setWritten] = useState(NOTHING)
  const [isTried, setTried] = useState(false)
  const change = useMutation({
    ...mutationOf(changePassword),
    onSuccess: async () => {
      setWritten(NOTHING)
      setTried(false)
      toast.success(t('security.password_changed'))
      const changed = [getCurrentUser.path, listSessions.path]
      await Promise.all(changed.map((path) => client.invalidateQueries({ queryKey: [path] })))
    },
  })
  const missing: Partial<Record<Side, string>> = {
    ...(written.current === '' && { current: t('security.password_current_missing') }),
    ...(written.new.length < PASSWORD_MIN_LENGTH && {
      new: t('security.password_short', { count: PASSWORD_MIN_LENGTH }),
    }),
  }
  const refused = fieldOf(change.error)
  const failure = change.error ? errorText(change.error) : undefined
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    setTried(true)
    if (missing.current || missing.new || change.isPending) return
    change.mutate({ currentPassword: written.current, newPassword: written.new })
  }
  const field = (side: Side) => ({
    value: written[side],
    error: (isTried && missing[side]) || (refused === side ? failure : undefined),
    onChange: ({ target }: { target: { value: string } }) => {
      setWritten({ ...written, [side]: target.value })
      change.reset()
    },
  })
  const isDirty = written.current !== '' || written.new !== ''
  return { submit, field, isDirty, isBusy: change.isPending, failure: refused ? undefined : failure }
}

/** Changes the user's password; the server signs out every other device. */
export function PasswordForm({ isWanted, countTyped }: PasswordFormProps) {
  const { t } = useTranslation('settings')
  const first = useRef<HTMLInputElement>(null)
  const { submit, field, isDirty, isBusy, failure } = usePasswordChange()
  useTyped(isDirty, countTyped)
  useEffect(() => {
    if (isWanted) first.current?.focus()
  }, [isWanted])
  return (
    <form noValidate onSubmit={submit} className="grid justify-items-start gap-3 [&>div]:w-full">
      <PasswordField
        ref={first}
        label={t('security.password_current')}
        autoComplete="current-password"
        {...field('current')}
      />
      <PasswordField
        label={t('security.password_new')}
        autoComplete="new-password"
        hint={t('security.password_hint', { count: PASSWORD_MIN_LENGTH })}
        {...field('new')}
      />
      <div role="alert" className="empty:hidden">
        {failure !== undefined && <FieldError>{failure}</FieldError>}
      </div>
      <Button type="submit" busy={isBusy}>
        {t('security.password_change')}
      </Button>
    </form>
  )
}
