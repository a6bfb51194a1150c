import { useWatch } from 'react-hook-form'
import { useTranslation } from '@/i18n/use-translation'

import { REVENUE_KINDS } from '@/domain/money/revenue-kind'
import { FormNumber } from '@/ui/field/form/form-text-fields'
import { useFormField } from '@/ui/field/form/use-form-field'

import { ShareBasis } from './share-basis'
import type { RatesForm } from './use-rates-form'

interface RateFieldsProps {
  form: RatesForm
  isReadOnly: boolean
}

/** Rates per revenue type that override the share. */
function OwnRateFields({ form, isReadOnly }: RateFieldsProps) {
  const { t } = useTranslation('analytics')
  const share = useWatch({ control: form.control, name: 'rate' })
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-2 text-13 font-medium">{t('creators.granular')}</legend>
      <div className="grid grid-cols-2 items-end gap-3 sm:grid-cols-3">
        {REVENUE_KINDS.map((kind) => (
          <FormNumber
            key={kind}
            form={form}
            name={`granularRates.${kind}`}
            unit="%"
            label={t(`overview.kind_${kind}`)}
            readOnly={isReadOnly}
            placeholder={share}
          />
        ))}
      </div>
      <p className="text-13 text-text-quiet">{t('creators.granular_hint')}</p>
    </fieldset>
  )
}

function BasisField({ form, isReadOnly }: RateFieldsProps) {
  const { t } = useTranslation('analytics')
  const { value: isNet, change } = useFormField({ form, name: 'isNet' })
  if (!isReadOnly) return <ShareBasis isNet={isNet} onChange={change} />
  return (
    <p className="text-13 text-text-quiet">
      {t(isNet ? 'creators.basis_is_net' : 'creators.basis_is_gross')}
    </p>
  )
}

/** The agency's share, its overrides per revenue type, the platform fee, and the basis of the share. */
export function RateFields(props: RateFieldsProps) {
  const { form, isReadOnly } = props
  const { t } = useTranslation('analytics')
  return (
    <div className="grid gap-4">
      <div className="grid grid-cols-2 gap-3">
        <FormNumber
          form={form}
          name="rate"
          unit="%"
          label={t('creators.rate')}
          hint={t('creators.rate_hint')}
          readOnly={isReadOnly}
        />
        <FormNumber
          form={form}
          name="passesRate"
          unit="%"
          label={t('creators.passes_rate')}
          hint={t('creators.passes_rate_hint')}
          readOnly={isReadOnly}
        />
      </div>
      <BasisField {...props} />
      <OwnRateFields {...props} />
    </div>
  )
}
