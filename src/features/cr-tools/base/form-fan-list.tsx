import type { FieldValues } from 'react-hook-form'
import { useTranslation } from '@/i18n/use-translation'

import { FormOptionalSelect, FormSelect } from '@/ui/field/form/form-choice-fields'
import { ErrorAlert } from '@/ui/feedback/error-alert'
import { type FormFieldBinding, useFormField } from '@/ui/field/form/use-form-field'

import { useListName, useListOptions } from './use-list-options'

interface FanListProps {
  creatorId: string
  label: string
  /** Label of the "no list" option; without it a list is required. */
  none?: string
  /** Only lists that fans can be added to. */
  onlyManual?: boolean
}

/** Select of the creator's lists, with a chosen one that is gone. */
export function FormFanList<Values extends FieldValues>({
  form,
  name,
  creatorId,
  label,
  none,
  onlyManual = false,
}: FormFieldBinding<Values, string | null> & FanListProps) {
  const { t } = useTranslation('tools')
  const { options: all, manualOptions, hasLoaded, hasFailed, retry } = useListOptions(creatorId)
  const nameOf = useListName(creatorId)
  const { value } = useFormField<Values, typeof name, string | null>({ form, name })
  const offered = onlyManual ? manualOptions : all
  const isOffered = value === null || offered.some((option) => option.value === value)
  const options = isOffered ? offered : [{ value, label: nameOf(value) ?? '…' }, ...offered]
  const empty =
    hasLoaded && offered.length === 0 ? t(onlyManual ? 'fan_lists.none_manual' : 'fan_lists.none') : undefined
  const field = { form, name, label, options, hint: empty }
  return (
    <>
      {none === undefined ? <FormSelect {...field} /> : <FormOptionalSelect {...field} none={none} />}
      <ErrorAlert onRetry={() => void retry()}>{hasFailed && t('fan_lists.failed')}</ErrorAlert>
    </>
  )
}
