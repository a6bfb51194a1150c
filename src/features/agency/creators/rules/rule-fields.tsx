import { useTranslation } from '@/i18n/use-translation'

import { CREATOR_RULE_LIMITS } from '@/domain/agency/creator-rules'
import { formatNumber } from '@/i18n/format'
import { FormNumber, FormTextArea } from '@/ui/field/form/form-text-fields'
import { useFormField } from '@/ui/field/form/use-form-field'

import { PRICE_SUBJECTS, type PriceSubject, type PriceText } from './rules-text'
import type { RulesForm } from './use-rules-form'
import { WordChips } from './word-chips'

interface RuleFieldsProps {
  form: RulesForm
  currency: string
  isReadOnly: boolean
}

function PriceField({
  form,
  subject,
  end,
  currency,
  isReadOnly,
}: RuleFieldsProps & { subject: PriceSubject; end: keyof PriceText }) {
  const { t } = useTranslation('analytics')
  return (
    <FormNumber
      form={form}
      name={`prices.${subject}.${end}`}
      unit={currency}
      label={
        subject === 'any'
          ? t(`creators.price_${end}`)
          : t(`creators.price_${end}_of`, { kind: t(`creators.price_of_${subject}`) })
      }
      readOnly={isReadOnly}
    />
  )
}

/** Price limits of all media, and of kinds with their own limits. */
function PriceLimitFields(props: RuleFieldsProps) {
  const { t } = useTranslation('analytics')
  return (
    <div className="grid gap-3">
      {PRICE_SUBJECTS.map((subject) => (
        <div key={subject} className="grid grid-cols-2 gap-3">
          <PriceField {...props} subject={subject} end="min" />
          <PriceField {...props} subject={subject} end="max" />
        </div>
      ))}
      <p className="text-13 text-text-quiet">{t('creators.price_of_hint')}</p>
    </div>
  )
}

function LongText({ name, form, isReadOnly }: RuleFieldsProps & { name: 'tone' | 'offLimits' }) {
  const { t } = useTranslation('analytics')
  const { value } = useFormField({ form, name })
  return (
    <FormTextArea
      form={form}
      name={name}
      label={t(name === 'tone' ? 'creators.tone' : 'creators.off_limits')}
      aside={
        <span className="text-text-quiet">
          {t('creators.letters', {
            count: formatNumber(value.length),
            most: formatNumber(CREATOR_RULE_LIMITS.text),
          })}
        </span>
      }
      readOnly={isReadOnly}
    />
  )
}

/** Words to avoid, price limits, tone, off-limits topics, and the reply target. */
export function RuleFields(props: RuleFieldsProps) {
  const { form, isReadOnly } = props
  const { t } = useTranslation('analytics')
  const { value, error, change } = useFormField({ form, name: 'avoidWords' })
  return (
    <div className="grid gap-4">
      <WordChips words={value} error={error} isReadOnly={isReadOnly} onChange={change} />
      <PriceLimitFields {...props} />
      <LongText {...props} name="tone" />
      <LongText {...props} name="offLimits" />
      <FormNumber
        form={form}
        name="replyTarget"
        label={t('creators.reply_target')}
        hint={t('creators.reply_target_hint')}
        readOnly={isReadOnly}
      />
    </div>
  )
}
