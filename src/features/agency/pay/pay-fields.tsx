import { useTranslation } from '@/i18n/use-translation'

import { CREDITED_KINDS } from '@/domain/money/revenue-kind'
import { NumberField } from '@/ui/field/number-field'

import { parsePay, type PayText } from './pay'

/** Hourly pay and the commission per revenue type; read-only for users who may only view it. */
export function PayFields({
  value,
  currency,
  isReadOnly = false,
  onChange,
}: {
  value: PayText
  currency: string
  isReadOnly?: boolean
  onChange: (pay: PayText) => void
}) {
  const { t } = useTranslation('analytics')
  const { problems } = parsePay(value, currency)
  return (
    <div className="grid gap-3">
      {!isReadOnly && <p className="text-13 text-text-quiet">{t('employees.pay_applies')}</p>}
      <NumberField
        unit={currency}
        label={t('employees.pay_hourly')}
        hint={isReadOnly ? undefined : t('employees.pay_hourly_hint')}
        error={problems.includes('hourly') ? t('employees.amount_unclear') : undefined}
        readOnly={isReadOnly}
        value={value.hourly}
        onChange={(event) => onChange({ ...value, hourly: event.target.value })}
      />
      <fieldset className="grid gap-2">
        <legend className="mb-2 text-13 font-medium">{t('employees.pay_commission')}</legend>
        <div className="grid grid-cols-2 gap-3 sm:grid-cols-3">
          {CREDITED_KINDS.map((kind) => (
            <NumberField
              key={kind}
              unit="%"
              label={t(`overview.kind_${kind}`)}
              error={problems.includes(kind) ? t('creators.percent_unclear') : undefined}
              readOnly={isReadOnly}
              value={value.commission[kind] ?? ''}
              placeholder={isReadOnly ? '' : '0'}
              onChange={(event) =>
                onChange({ ...value, commission: { ...value.commission, [kind]: event.target.value } })
              }
            />
          ))}
        </div>
      </fieldset>
    </div>
  )
}
