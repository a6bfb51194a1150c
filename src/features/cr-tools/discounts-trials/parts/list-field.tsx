import type { FieldValues } from 'react-hook-form'
import { useTranslation } from '@/i18n/use-translation'

import { FormSelect } from '@/ui/form/chosen-fields'
import type { Bound } from '@/ui/form/use-bound'

import { useLists } from '../use-offers'

/** The select's value for no list. */
export const NO_LIST = ''

interface ListFieldProps {
  creatorId: string
  label: string
  hint?: string
  /** Label of the "no list" option; without it a list is required. */
  none?: string
}

/** Select of the creator's lists. */
export function ListField<Values extends FieldValues>({
  form,
  name,
  creatorId,
  label,
  hint,
  none,
}: Bound<Values, string | null> & ListFieldProps) {
  const { t } = useTranslation('marketplace')
  const { options, hasFailed } = useLists(creatorId)
  const first = none === undefined ? [] : [{ value: NO_LIST, label: none }]
  return (
    <FormSelect
      form={form}
      name={name}
      label={label}
      hint={hasFailed ? t('offers.lists_failed') : hint}
      options={[...first, ...options]}
    />
  )
}
