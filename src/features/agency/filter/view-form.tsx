import type { SubmitEvent } from 'react'

import { useTranslation } from '@/i18n/use-translation'
import { isBlank } from '@/lib/text/blank'
import { Button } from '@/ui/button'
import { CallError } from '@/ui/feedback/call-error'
import { Checkbox } from '@/ui/field/checkbox'
import { TextField } from '@/ui/field/text-field'

import type { UnsavedView } from './unsaved-view'

interface ViewFormProps {
  label: string
  saveLabel: string
  written: UnsavedView
  onWrite: (written: UnsavedView) => void
  onSave: (view: UnsavedView) => void
  isBusy: boolean
  error: Error | null
}

/** The name of a view, and whether all of the agency see it. */
export function ViewForm(props: ViewFormProps) {
  const { label, saveLabel, written, onWrite, onSave, isBusy, error } = props
  const { name, isShared } = written
  const { t } = useTranslation('analytics')
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (!isBlank(name)) onSave({ name: name.trim(), isShared })
  }
  return (
    <form onSubmit={submit} className="grid gap-2">
      <TextField
        label={label}
        value={name}
        maxLength={60}
        onChange={(event) => onWrite({ name: event.target.value, isShared })}
      />
      <Checkbox checked={isShared} onChange={(isOn) => onWrite({ name, isShared: isOn })}>
        {t('filter.view_share')}
      </Checkbox>
      <CallError error={error} />
      <Button
        kind="primary"
        type="submit"
        busy={isBusy}
        disabledReason={isBlank(name) ? t('filter.view_needs_name') : undefined}
      >
        {saveLabel}
      </Button>
    </form>
  )
}
