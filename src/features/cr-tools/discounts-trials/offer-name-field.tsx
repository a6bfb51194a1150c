import type { FieldValues } from 'react-hook-form'
import { useTranslation } from '@/i18n/use-translation'

import { OFFER_NAME_MAX_LENGTH } from '@/domain/money/discount'
import { FormText } from '@/ui/field/form/form-text-fields'
import type { FormFieldBinding } from '@/ui/field/form/use-form-field'

/** An offer's name; `hint` says who reads it. */
export function OfferNameField<Values extends FieldValues>({
  hint,
  ...binding
}: FormFieldBinding<Values, string> & { hint: string }) {
  const { t } = useTranslation('marketplace')
  return <FormText {...binding} label={t('offers.name')} hint={hint} maxLength={OFFER_NAME_MAX_LENGTH} />
}
