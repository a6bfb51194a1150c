import type { FieldPathByValue, FieldValues } from 'react-hook-form'
import { useTranslation } from '@/i18n/use-translation'

import { DMCA_TITLE_MAX_LENGTH } from '@/domain/dmca/dmca'
import type { FormOf } from '@/ui/field/form/use-form'
import { FormText } from '@/ui/field/form/form-text-fields'

interface OriginalFieldsProps<Values extends FieldValues> {
  form: Pick<FormOf<Values>, 'control'>
  /** The names of its two values in the form. */
  titleName: FieldPathByValue<Values, string>
  urlName: FieldPathByValue<Values, string>
}

/** The creator's own work: its title and, where it is public, its link. */
export function OriginalFields<Values extends FieldValues>({
  form,
  titleName,
  urlName,
}: OriginalFieldsProps<Values>) {
  const { t } = useTranslation('marketplace')
  return (
    <>
      <FormText
        form={form}
        name={titleName}
        label={t('dmca.original')}
        hint={t('dmca.original_hint')}
        maxLength={DMCA_TITLE_MAX_LENGTH}
      />
      <FormText form={form} name={urlName} label={t('dmca.original_url')} dir="ltr" inputMode="url" />
    </>
  )
}
