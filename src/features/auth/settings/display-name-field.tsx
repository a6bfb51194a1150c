import * as v from 'valibot'
import { useTranslation } from '@/i18n/use-translation'

import { getCurrentUser, setDisplayName } from '@/api/calls/account/user'
import { send } from '@/api/send'
import { useInvalidateCalls } from '@/api/use-invalidate-calls'
import { isBlank } from '@/lib/text/blank'
import { requiredText } from '@/lib/form-schemas'
import { SubmitButton } from '@/ui/field/form/form'
import { NOT_SENT } from '@/ui/field/form/use-save-form'
import { useFormField } from '@/ui/field/form/use-form-field'
import { useForm } from '@/ui/field/form/use-form'
import { TextField } from '@/ui/field/text-field'

import { FieldForm } from './field-form'

/** The name that colleagues see. */
export function DisplayNameField({ current }: { current: string }) {
  const { t } = useTranslation('settings')
  const missing = t('account.display_name_missing')
  const form = useForm({
    schema: v.object({ displayName: requiredText(missing) }),
    values: { displayName: current },
    draftKey: 'settings-display-name',
    save: async ({ displayName }) =>
      displayName === current ? NOT_SENT : send(setDisplayName, { displayName }),
    refresh: useInvalidateCalls(getCurrentUser),
    done: t('account.saved'),
  })
  const name = useFormField({ form, name: 'displayName' })
  return (
    <FieldForm form={form}>
      <TextField
        label={t('account.display_name')}
        error={isBlank(name.value) ? missing : name.error}
        value={name.value}
        onChange={(event) => name.change(event.target.value)}
      />
      <SubmitButton
        form={form}
        kind="neutral"
        className="mt-6"
        disabledReason={name.value.trim() === current ? t('account.unchanged') : undefined}
      >
        {t('account.save')}
      </SubmitButton>
    </FieldForm>
  )
}
