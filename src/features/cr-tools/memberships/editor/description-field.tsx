import { Bold, List } from 'lucide'
import { type KeyboardEvent, useRef } from 'react'

import { useTranslation } from '@/i18n/use-translation'
import { toggleList, toggleStrong } from '@/lib/text/light-markup-edit'
import { FormTextArea } from '@/ui/field/form/form-text-fields'
import type { FormOf } from '@/ui/field/form/use-form'
import { IconButton } from '@/ui/icon-button'

import type { MembershipFormValues } from './membership-form-schema'

type Toggle = typeof toggleStrong

/** Edits the field as typing does, so that the form and its draft follow. */
function applyTo(area: HTMLTextAreaElement | null, toggle: Toggle): void {
  if (!area) return
  const { from, to, insert, select } = toggle(area.value, area.selectionStart, area.selectionEnd)
  area.focus()
  area.setRangeText(insert, from, to)
  area.setSelectionRange(...select)
  area.dispatchEvent(new Event('input', { bubbles: true }))
}

const isBoldKey = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean =>
  (ctrlKey || metaKey) && !altKey && !shiftKey && key.toLowerCase() === 'b'

/** The description with bold and lists, as plain marks that fans see formatted. */
export function DescriptionField({ form }: { form: FormOf<MembershipFormValues> }) {
  const { t } = useTranslation('marketplace')
  const area = useRef<HTMLTextAreaElement>(null)
  const format = (toggle: Toggle) => applyTo(area.current, toggle)
  return (
    <FormTextArea
      ref={area}
      form={form}
      name="description"
      label={t('memberships.description')}
      aside={
        <span role="group" aria-label={t('memberships.format')} className="flex gap-1">
          <IconButton
            icon={Bold}
            size="small"
            name={t('memberships.format_bold')}
            aria-keyshortcuts="Control+B"
            onClick={() => format(toggleStrong)}
          />
          <IconButton
            icon={List}
            size="small"
            name={t('memberships.format_list')}
            onClick={() => format(toggleList)}
          />
        </span>
      }
      hint={t('memberships.description_hint')}
      rows={6}
      onKeyDown={(event) => {
        if (!isBoldKey(event)) return
        event.preventDefault()
        format(toggleStrong)
      }}
    />
  )
}
