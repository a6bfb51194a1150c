import { useState } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { Button } from '@/ui/button'
import { TextField } from '@/ui/field/text-field'

import { AuthForm } from './auth-form'

interface RecoveryFormProps {
  error: string | undefined
  isBusy: boolean
  onCode: (code: string) => void
}

/** Enters a recovery code, saved during the app's setup, for users who have lost the app. */
export function RecoveryForm({ error, isBusy, onCode }: RecoveryFormProps) {
  const { t } = useTranslation('auth')
  const [code, setCode] = useState('')
  const submit = () => {
    const written = code.trim().toLowerCase()
    if (written !== '' && !isBusy) onCode(written)
  }
  return (
    <AuthForm onSubmit={submit}>
      <TextField
        autoFocus
        dir="ltr"
        size="large"
        autoCapitalize="none"
        spellCheck={false}
        label={t('mfa.recovery_label')}
        hint={t('mfa.recovery_hint')}
        error={error && <span role="alert">{error}</span>}
        value={code}
        onChange={(event) => setCode(event.target.value)}
      />
      <Button type="submit" kind="primary" size="large" busy={isBusy}>
        {t('mfa.recovery_submit')}
      </Button>
    </AuthForm>
  )
}
