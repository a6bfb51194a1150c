import { useTranslation } from 'react-i18next'

import { formatNumber } from '@/i18n/format'
import { TextArea } from '@/ui/text-area'
import { TextField } from '@/ui/text-field'

import { MOST_TEXT, MOST_WORDS, type RulesProblem, type RulesText } from './rules-text'
import { WordChips } from './word-chips'

interface RuleFieldsProps {
  text: RulesText
  problems: readonly RulesProblem[]
  currency: string
  isReadOnly: boolean
  onChange: (patch: Partial<RulesText>) => void
}

function Prices({ text, problems, currency, isReadOnly, onChange }: RuleFieldsProps) {
  const { t } = useTranslation('analytics')
  const errorOf = (name: 'priceMin' | 'priceMax') => {
    if (problems.includes(name)) return t('creators.amount_unclear')
    return name === 'priceMax' && problems.includes('order') ? t('creators.price_order') : undefined
  }
  return (
    <div className="grid grid-cols-2 gap-3">
      {(['priceMin', 'priceMax'] as const).map((name) => (
        <TextField
          key={name}
          dir="ltr"
          inputMode="decimal"
          autoComplete="off"
          label={t(name === 'priceMin' ? 'creators.price_min' : 'creators.price_max')}
          error={errorOf(name)}
          {...(isReadOnly ? { readOnly: true } : { end: <span className="pe-3 text-13">{currency}</span> })}
          value={text[name]}
          onChange={(event) => onChange({ [name]: event.target.value })}
        />
      ))}
    </div>
  )
}

function LongText({ name, ...props }: RuleFieldsProps & { name: 'tone' | 'offLimits' }) {
  const { t } = useTranslation('analytics')
  const { text, problems, isReadOnly, onChange } = props
  const most = formatNumber(MOST_TEXT)
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

/** Words to avoid, price limits, tone, what is off limits, and how soon fans are to be answered. */
export function RuleFields(props: RuleFieldsProps) {
  const { text, problems, isReadOnly, onChange } = props
  const { t } = useTranslation('analytics')
  const has = (problem: RulesProblem) => problems.includes(problem)
  return (
    <div className="grid gap-4">
      <WordChips
        words={text.avoidWords}
        error={has('words') ? t('creators.too_many_words', { most: formatNumber(MOST_WORDS) }) : undefined}
        isReadOnly={isReadOnly}
        onChange={(avoidWords) => onChange({ avoidWords })}
      />
      <Prices {...props} />
      <LongText {...props} name="tone" />
      <LongText {...props} name="offLimits" />
      <TextField
        dir="ltr"
        inputMode="decimal"
        autoComplete="off"
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
