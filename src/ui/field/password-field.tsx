import { Eye, EyeOff } from 'lucide'
import { useState } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { IconButton } from '../icon-button'
import { TextField, type TextFieldProps } from './text-field'

/** A password field with a show toggle; always left-to-right. */
export function PasswordField(props: Omit<TextFieldProps, 'type' | 'end'>) {
  const { t } = useTranslation('global')
  const [shown, setShown] = useState(false)
  return (
    <TextField
      dir="ltr"
      autoCapitalize="none"
      spellCheck={false}
      {...props}
      type={shown ? 'text' : 'password'}
      end={
        <IconButton
          icon={shown ? EyeOff : Eye}
          size="small"
          className="me-[2px]"
          name={t(shown ? 'password_field.hide' : 'password_field.show')}
          onClick={() => setShown(!shown)}
        />
      }
    />
  )
}
