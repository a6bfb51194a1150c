import { useTranslation } from '@/i18n/use-translation'

import { TextField, type TextFieldProps } from '@/ui/field/text-field'

/** The email field of a sign-in; always left-to-right. */
export function EmailField(props: Omit<TextFieldProps, 'label' | 'name' | 'type'>) {
  const { t } = useTranslation('auth')
  return (
    <TextField
      size="large"
      label={t('login.email')}
      name="email"
      type="email"
      dir="ltr"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      {...props}
    />
  )
}
