import { useTranslation } from '@/i18n/use-translation'

import { REVENUE_KINDS } from '@/domain/money/revenue-kind'
import { NumberField } from '@/ui/field/number-field'

import type { RatesText } from './rates'
import { ShareBasis } from './share-basis'

interface RateFieldsProps {
  text: RatesText
  problems: readonly string[]
  isReadOnly: boolean
  onChange: (patch: Partial<RatesText>) => void
}

/** Rates per revenue type that override the share. */
function OwnRateFields({ text, problems, isReadOnly, onChange }: RateFieldsProps) {
  const { t } = useTranslation('analytics')
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-2 text-13 font-medium">{t('creators.granular')}</legend>
      <div className="grid grid-cols-2 items-end gap-3 sm:grid-cols-3">
        {REVENUE_KINDS.map((kind) => (
          <NumberField
            key={kind}
            unit="%"
            label={t(`creators.kind_${kind}`)}
            error={problems.includes(kind) ? t('creators.percent_unclear') : undefined}
            readOnly={isReadOnly}
            placeholder={text.rate}
            value={text.granular[kind] ?? ''}
            onChange={(event) => onChange({ granular: { ...text.granular, [kind]: event.target.value } })}
          />
        ))}
      </div>
      <p className="text-13 text-text-quiet">{t('creators.granular_hint')}</p>
    </fieldset>
  )
}

/** The agency's share, its overrides per revenue type, the platform fee, and the basis of the share. */
export function RateFields(props: RateFieldsProps) {
  const { text, problems, isReadOnly, onChange } = props
  const { t } = useTranslation('analytics')
  const errorOf = (field: string) => (problems.includes(field) ? t('creators.percent_unclear') : undefined)
  return (
    <div className="grid gap-4">
      <div className="grid grid-cols-2 gap-3">
        <NumberField
          unit="%"
          label={t('creators.rate')}
          hint={t('creators.rate_hint')}
          error={errorOf('rate')}
          readOnly={isReadOnly}
          value={text.rate}
          onChange={(event) => onChange({ rate: event.target.value })}
        />
        <NumberField
          unit="%"
          label={t('creators.passes_rate')}
          hint={t('creators.passes_rate_hint')}
          error={errorOf('passesRate')}
          readOnly={isReadOnly}
          value={text.passesRate}
          onChange={(event) => onChange({ passesRate: event.target.value })}
        />
      </div>
      {isReadOnly ? (
        <p className="text-13 text-text-quiet">
          {t(text.isNet ? 'creators.basis_is_net' : 'creators.basis_is_gross')}
        </p>
      ) : (
        <ShareBasis isNet={text.isNet} onChange={(isNet) => onChange({ isNet })} />
      )}
      <OwnRateFields {...props} />
    </div>
  )
}
