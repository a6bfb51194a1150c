import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { getCurrentUser, setDisplayName } from '@/api/calls/user'
import { errorText } from '@/api/errors'
import { mutationOf } from '@/api/query'
import { toast } from '@/services/toasts'
import { Button } from '@/ui/button'
import { TextField } from '@/ui/text-field'

import { type CountTyped, useTyped } from '../use-typed'

/** The name that colleagues see. */
export function DisplayNameField({ current, countTyped }: { current: string; countTyped: CountTyped }) {
  const { t } = useTranslation('settings')
  const client = useQueryClient()
  const [name, setName] = useState(current)
  const save = useMutation({
    ...mutationOf(setDisplayName),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: [getCurrentUser.path] })
      toast.success(t('account.saved'))
    },
  })
  useTyped(name.trim() !== (save.isSuccess ? save.variables.displayName : current), countTyped)
  const isEmpty = name.trim() === ''
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (!isEmpty && name.trim() !== current && !save.isPending) save.mutate({ displayName: name.trim() })
  }
  const error = isEmpty ? t('account.display_name_missing') : save.error ? errorText(save.error) : undefined
  return (
    <form noValidate onSubmit={submit} className="flex items-start gap-2">
      <TextField
        className="flex-1"
        label={t('account.display_name')}
        dir="auto"
        autoComplete="off"
        error={error}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <Button
        type="submit"
        className="mt-6"
        busy={save.isPending}
        disabledReason={name.trim() === current ? t('account.unchanged') : undefined}
      >
        {t('account.save')}
      </Button>
    </form>
  )
}
