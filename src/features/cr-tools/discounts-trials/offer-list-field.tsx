import type { FieldValues } from 'react-hook-form'
import { useTranslation } from '@/i18n/use-translation'

import { FormOptionalSelect, FormSelect } from '@/ui/field/form/form-choice-fields'
import type { FormFieldBinding } from '@/ui/field/form/use-form-field'

import { useListOptions } from '../base/use-list-options'

interface ListFieldProps {
  creatorId: string
  label: string
  hint?: string
  /** Label of the "no list" option; without it a list is required. */
  none?: string
}

/** Select of the creator's lists. */
export function OfferListField<Values extends FieldValues>({
  form,
  name,
  creatorId,
  label,
  hint,
  none,
}: FormFieldBinding<Values, string | null> & ListFieldProps) {
  const { t } = useTranslation('marketplace')
  const { options, hasFailed } = useListOptions(creatorId)
  const field = { form, name, label, options, hint: hasFailed ? t('offers.lists_failed') : hint }
  return none === undefined ? <FormSelect {...field} /> : <FormOptionalSelect {...field} none={none} />
}
