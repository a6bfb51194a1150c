import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { getCurrentUser, setUsername } from '@/api/calls/user'
import { errorText } from '@/api/errors'
import { mutationOf } from '@/api/query'
import { type UsernameCheck, useUsernameCheck } from '@/api/username-check'
import { toast } from '@/services/toasts'
import { Button } from '@/ui/button'
import { TextField } from '@/ui/text-field'

import { type CountTyped, useTyped } from '../use-typed'

/**
 * Returns why it can't be saved now, if so; an unchecked name may be submitted, because the server checks
 * again.
 */
const blocks = (typed: string, current: string, check: UsernameCheck) => {
  if (typed === '' || typed === current) return 'unchanged'
  return check === 'taken' || check === 'checking' ? (`username_${check}` as const) : undefined
}

/** The username, checked while typing. */
export function UsernameField({ current, countTyped }: { current: string; countTyped: CountTyped }) {
  const { t } = useTranslation('settings')
  const client = useQueryClient()
  const [typed, setTyped] = useState(current)
  const check = useUsernameCheck(typed, current)
  const save = useMutation({
    ...mutationOf(setUsername),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: [getCurrentUser.path] })
      toast.success(t('account.saved'))
    },
  })
  useTyped(typed !== (save.isSuccess ? save.variables.username : current), countTyped)
  const blocked = blocks(typed, current, check)
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (!blocked && !save.isPending) save.mutate({ username: typed })
  }
  const error =
    check === 'taken' ? t('account.username_taken') : save.error ? errorText(save.error) : undefined
  return (
    <form noValidate onSubmit={submit} className="flex items-start gap-2">
      <TextField
        className="flex-1"
        label={t('account.username')}
        dir="ltr"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        error={error}
        hint={
          check === 'checking' || check === 'free' ? (
            <span role="status">{t(`account.username_${check}`)}</span>
          ) : undefined
        }
        value={typed}
        onChange={(event) => setTyped(event.target.value.trim())}
      />
      <Button
        type="submit"
        className="mt-6"
        busy={save.isPending}
        disabledReason={blocked && t(`account.${blocked}`)}
      >
        {t('account.save')}
      </Button>
    </form>
  )
}
