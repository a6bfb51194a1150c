import { useTranslation } from '@/i18n/use-translation'

import { formatNumber } from '@/i18n/format'
import { TextArea } from '@/ui/field/text-area'
import { NumberField } from '@/ui/field/number-field'

import {
  MAX_TEXT_LENGTH,
  MAX_WORDS,
  PRICE_SUBJECTS,
  type PriceSubject,
  type PriceText,
  type RulesProblem,
  type RulesText,
} from './rules-text'
import { WordChips } from './word-chips'

interface RuleFieldsProps {
  text: RulesText
  problems: readonly RulesProblem[]
  currency: string
  isReadOnly: boolean
  onChange: (patch: Partial<RulesText>) => void
}

function PriceField({
  subject,
  end,
  text,
  problems,
  currency,
  isReadOnly,
  onChange,
}: RuleFieldsProps & { subject: PriceSubject; end: keyof PriceText }) {
  const { t } = useTranslation('analytics')
  const isTurned = end === 'max' && problems.includes(`${subject}_order`)
  const error = problems.includes(`${subject}_${end}`)
    ? t('creators.amount_unclear')
    : isTurned
      ? t('creators.price_order')
      : undefined
  const { prices } = text
  return (
    <NumberField
      unit={currency}
      label={
        subject === 'any'
          ? t(`creators.price_${end}`)
          : t(`creators.price_${end}_of`, { kind: t(`creators.price_of_${subject}`) })
      }
      error={error}
      readOnly={isReadOnly}
      value={prices[subject][end]}
      onChange={(event) =>
        onChange({ prices: { ...prices, [subject]: { ...prices[subject], [end]: event.target.value } } })
      }
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

function LongText({ name, ...props }: RuleFieldsProps & { name: 'tone' | 'offLimits' }) {
  const { t } = useTranslation('analytics')
  const { text, problems, isReadOnly, onChange } = props
  const most = formatNumber(MAX_TEXT_LENGTH)
  return (
    <TextArea
      label={t(name === 'tone' ? 'creators.tone' : 'creators.off_limits')}
      aside={
        <span className="text-text-quiet">
          {t('creators.letters', { count: formatNumber(text[name].length), most })}
        </span>
      }
      error={problems.includes(name) ? t('creators.too_long', { most }) : undefined}
      readOnly={isReadOnly}
      value={text[name]}
      onChange={(event) => onChange({ [name]: event.target.value })}
    />
  )
}

/** Words to avoid, price limits, tone, off-limits topics, and the reply target. */
export function RuleFields(props: RuleFieldsProps) {
  const { text, problems, isReadOnly, onChange } = props
  const { t } = useTranslation('analytics')
  const has = (problem: RulesProblem) => problems.includes(problem)
  return (
    <div className="grid gap-4">
      <WordChips
        words={text.avoidWords}
        error={has('words') ? t('creators.too_many_words', { most: formatNumber(MAX_WORDS) }) : undefined}
        isReadOnly={isReadOnly}
        onChange={(avoidWords) => onChange({ avoidWords })}
      />
      <PriceLimitFields {...props} />
      <LongText {...props} name="tone" />
      <LongText {...props} name="offLimits" />
      <NumberField
        label={t('creators.reply_target')}
        hint={t('creators.reply_target_hint')}
        error={has('replyTarget') ? t('creators.minutes_unclear') : undefined}
        readOnly={isReadOnly}
        value={text.replyTarget}
        onChange={(event) => onChange({ replyTarget: event.target.value })}
      />
    </div>
  )
}
