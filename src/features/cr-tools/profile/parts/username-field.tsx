import { useTranslation } from '@/i18n/use-translation'

import { useUsernameCheck } from '@/api/use-username-check'
import { TextField } from '@/ui/field/text-field'
import { useFormField } from '@/ui/field/form/use-form-field'

import type { ProfileFormValues } from '../profile-changes'
import { type ProfileForm, USERNAME } from '../use-profile-form'

/** Username input that checks availability while the user types. */
export function ProfileUsernameField({ form, current }: { form: ProfileForm; current: string }) {
  const { t } = useTranslation('profile')
  const { value, error, change } = useFormField<ProfileFormValues, 'username', string>({
    form,
    name: 'username',
  })
  const isAsked = value !== current && USERNAME.test(value)
  const check = useUsernameCheck(isAsked ? value : current, current)
  const known = {
    checking: 'username_checking',
    free: 'username_free',
    unknown: 'username_unchecked',
  } as const
  const hint = !isAsked || check === 'taken' ? 'username_hint' : known[check]
  return (
    <TextField
      label={t('creator.username')}
      dir="ltr"
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
      maxLength={30}
      value={value}
      error={error ?? (isAsked && check === 'taken' ? t('creator.username_taken') : undefined)}
      hint={<span role="status">{t(`creator.${hint}`)}</span>}
      onChange={(event) => change(event.target.value.trim())}
    />
  )
}
