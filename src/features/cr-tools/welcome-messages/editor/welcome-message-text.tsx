import { Braces, ChevronDown } from 'lucide'
import { useLayoutEffect, useRef } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { Button } from '@/ui/button'
import { Icon } from '@/ui/icon'
import { Menu, MenuItem } from '@/ui/overlay/menu'
import { TextArea } from '@/ui/field/text-area'

const VARIABLES = ['name', 'username', 'country', 'creator'] as const

interface WelcomeMessageTextProps {
  label: string
  hint?: string
  value: string
  error: string | undefined
  onChange: (text: string) => void
}

/** Inserts where the cursor was when the field lost the focus, and keeps it behind what was inserted. */
function useInsert(value: string, onChange: (text: string) => void) {
  const field = useRef<HTMLTextAreaElement>(null)
  const cursor = useRef<number>(undefined)
  useLayoutEffect(() => {
    if (cursor.current === undefined) return
    field.current?.setSelectionRange(cursor.current, cursor.current)
    cursor.current = undefined
  }, [value])
  const insert = (variable: string) => {
    const { selectionStart = value.length, selectionEnd = value.length } = field.current ?? {}
    cursor.current = selectionStart + variable.length
    onChange(value.slice(0, selectionStart) + variable + value.slice(selectionEnd))
  }
  return { field, insert }
}

/** The text of a message, with the variables that can be inserted into it. */
export function WelcomeMessageText({ label, hint, value, error, onChange }: WelcomeMessageTextProps) {
  const { t } = useTranslation('marketplace')
  const { field, insert } = useInsert(value, onChange)
  const variableOf = (name: (typeof VARIABLES)[number]) =>
    name === 'country' ? `{country|${t('welcome.insert_country_fallback')}}` : `{${name}}`
  return (
    <div className="grid gap-2">
      <TextArea
        ref={field}
        rows={4}
        label={label}
        hint={hint}
        value={value}
        error={error}
        onChange={(event) => onChange(event.target.value)}
      />
      <div>
        <Menu
          trigger={
            <Button
              size="small"
              icon={Braces}
              end={<Icon of={ChevronDown} />}
              aria-label={t('welcome.insert_into', { label })}
            >
              {t('welcome.insert')}
            </Button>
          }
        >
          {VARIABLES.map((name) => (
            <MenuItem key={name} onAction={() => insert(variableOf(name))}>
              {t(`welcome.insert_${name}`)}
            </MenuItem>
          ))}
        </Menu>
      </div>
    </div>
  )
}
