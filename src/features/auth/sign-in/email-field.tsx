import type { TFunction } from 'i18next'

import { useTranslation } from '@/i18n/use-translation'
import { looksLikeEmail } from '@/lib/text/email'
import { TextField, type TextFieldProps } from '@/ui/field/text-field'

export function emailProblem(t: TFunction<'auth'>, email: string): string | undefined {
  if (looksLikeEmail(email)) return undefined
  return t(email.trim() ? 'login.email_invalid' : 'login.email_missing')
}

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
