import { useWatch } from 'react-hook-form'
import * as v from 'valibot'
import { useTranslation } from '@/i18n/use-translation'

import { getCurrentUser, setUsername } from '@/api/calls/account/user'
import { send } from '@/api/send'
import { useInvalidateCalls } from '@/api/use-invalidate-calls'
import { type UsernameCheck, useUsernameCheck } from '@/api/use-username-check'
import { SubmitButton } from '@/ui/field/form/form'
import { NOT_SENT } from '@/ui/field/form/use-save-form'
import { useFormField } from '@/ui/field/form/use-form-field'
import { useForm } from '@/ui/field/form/use-form'
import { TextField } from '@/ui/field/text-field'

import { FieldForm } from './field-form'

type Block = 'unchanged' | 'username_taken' | 'username_checking'

/** Why it can't be saved now, if so; what could not be checked may be tried, the server checks again. */
const blocks = (typed: string, current: string, check: UsernameCheck): Block | undefined => {
  if (typed === '' || typed === current) return 'unchanged'
  return check === 'taken' || check === 'checking' ? `username_${check}` : undefined
}

function useUsernameForm(current: string) {
  const { t } = useTranslation('settings')
  const form = useForm({
    schema: v.object({ username: v.string() }),
    values: { username: current },
    draftKey: 'settings-username',
    // The button says why it waits; Enter in the field is held back here.
    save: async (written) => (blocked ? NOT_SENT : send(setUsername, written)),
    refresh: useInvalidateCalls(getCurrentUser),
    done: t('account.saved'),
  })
  const typed = useWatch({ control: form.control, name: 'username' })
  const check = useUsernameCheck(typed, current)
  const blocked: Block | undefined = blocks(typed, current, check)
  return { form, check, blocked }
}

/** The username, checked while typing. */
export function UsernameField({ current }: { current: string }) {
  const { t } = useTranslation('settings')
  const { form, check, blocked } = useUsernameForm(current)
  const name = useFormField({ form, name: 'username' })
  return (
    <FieldForm form={form}>
      <TextField
        label={t('account.username')}
        dir="ltr"
        autoCapitalize="off"
        spellCheck={false}
        error={check === 'taken' ? t('account.username_taken') : name.error}
        hint={
          check === 'checking' || check === 'free' ? (
            <span role="status">{t(`account.username_${check}`)}</span>
          ) : undefined
        }
        value={name.value}
        onChange={(event) => name.change(event.target.value.trim())}
      />
      <SubmitButton
        form={form}
        kind="neutral"
        className="mt-6"
        disabledReason={blocked && t(`account.${blocked}`)}
      >
        {t('account.save')}
      </SubmitButton>
    </FieldForm>
  )
}
