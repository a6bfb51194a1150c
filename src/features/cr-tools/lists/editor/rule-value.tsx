import { startTransition, useMemo } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { MEMBER_STATES } from '@/domain/chat/channel'
import { COUNTRY_CODES } from '@/domain/region/country-codes'
import { SPOKEN_LANGUAGES } from '@/domain/region/language-codes'
import type { ChoiceField } from '@/domain/lists/list-rules'
import { FAN_TIERS } from '@/domain/profile/post-category'
import type { MultiSelectOption } from '@/features/figures/filter/multi-select-list'
import { MultiSelectMenu } from '@/features/figures/filter/multi-select-menu'
import { countryName, languageName, nameOrder } from '@/i18n/format'
import { useLanguage } from '@/i18n/language-provider'
import { useSearchText } from '@/services/input/use-search-text'
import { Select } from '@/ui/field/select'
import { NumberField } from '@/ui/field/number-field'

import { BoughtMediaFilter } from '../../mass'
import { useCreatorLabels } from '../../base/use-creator-labels'
import { isChoiceField, isSinceField, type RuleDraft } from './rule-draft'

export interface RuleValueProps {
  creatorId: string
  currency: string
  rule: RuleDraft
  fault: string | undefined
  onChange: (patch: Partial<RuleDraft>) => void
}

function NumberValue({
  label,
  unit,
  value,
  isFaulty,
  onChange,
  className = 'w-32',
  labelHidden = false,
}: {
  label: string
  unit: string
  value: string
  isFaulty: boolean
  onChange: (text: string) => void
  className?: string
  labelHidden?: boolean
}) {
  const { typed, note } = useSearchText(value)
  return (
    <NumberField
      label={label}
      labelHidden={labelHidden}
      maxLength={20}
      className={className}
      {...(isFaulty && { 'aria-invalid': true })}
      unit={unit}
      value={typed}
      onChange={(event) => {
        const text = event.target.value
        note(text)
        // A transition, so that the input paints before the other rows and the preview re-render.
        startTransition(() => onChange(text))
      }}
    />
  )
}

function SpendValue({ rule, currency, fault, onChange }: RuleValueProps) {
  const { t } = useTranslation('lists')
  return (
    <>
      <NumberValue
        label={t('rule_least')}
        unit={currency}
        value={rule.min}
        isFaulty={fault?.startsWith('amount') ?? false}
        onChange={(least) => onChange({ min: least })}
      />
      <NumberValue
        label={t('rule_most')}
        unit={currency}
        value={rule.max}
        isFaulty={fault?.startsWith('amount') ?? false}
        onChange={(most) => onChange({ max: most })}
      />
      <NumberValue
        label={t('rule_window')}
        unit={t('days')}
        className="w-44"
        value={rule.window}
        isFaulty={fault === 'days'}
        onChange={(window) => onChange({ window })}
      />
    </>
  )
}

function SinceValue({ rule, fault, onChange }: RuleValueProps) {
  const { t } = useTranslation('lists')
  return (
    <>
      <Select
        label={t('rule_when')}
        labelHidden
        options={(['within', 'before'] as const).map((op) => ({ value: op, label: t(`op_${op}`) }))}
        value={rule.op}
        onChange={(op) => onChange({ op })}
      />
      <NumberValue
        labelHidden
        label={t('rule_days')}
        unit={rule.op === 'within' ? t('days') : t('days_ago')}
        value={rule.days}
        isFaulty={fault === 'days'}
        onChange={(days) => onChange({ days })}
      />
    </>
  )
}

/** Choices by name, with a chosen label that is gone; undefined while loading. */
function useRuleChoices(creatorId: string) {
  const { t } = useTranslation(['lists', 'tools'])
  const { read, labels } = useCreatorLabels(creatorId)
  const language = useLanguage()
  const hasLoaded = read.data !== undefined
  const choicesOf = useMemo(() => {
    const compare = nameOrder(language)
    const named = (codes: readonly string[], nameOf: (code: string) => string) =>
      codes.map((id) => ({ id, label: nameOf(id) })).toSorted((a, b) => compare(a.label, b.label))
    return (
      field: Exclude<ChoiceField, 'bought'>,
      chosen: readonly string[],
    ): readonly MultiSelectOption[] | undefined => {
      if (field === 'tier') return FAN_TIERS.map((id) => ({ id, label: t(`tools:tiers.${id}`) }))
      if (field === 'state') return MEMBER_STATES.map((id) => ({ id, label: t(`tools:mass.member_${id}`) }))
      if (field === 'language') return named(SPOKEN_LANGUAGES, languageName)
      if (field === 'country') return named(COUNTRY_CODES, countryName)
      if (!hasLoaded) return undefined
      const gone = chosen.filter((id) => !labels.some(({ labelId }) => labelId === id))
      return [
        ...gone.map((id) => ({ id, label: t('lists:label_gone') })),
        ...labels.map(({ labelId, name }) => ({ id: labelId, label: name })),
      ]
    }
  }, [t, language, hasLoaded, labels])
  const hasFailed = read.isError && !hasLoaded
  return { choicesOf, ...(hasFailed && { onRetry: () => void read.refetch() }) }
}

function ChoiceValue({ creatorId, rule, onChange }: RuleValueProps) {
  const { t } = useTranslation('lists')
  const { choicesOf, onRetry } = useRuleChoices(creatorId)
  const { field } = rule
  if (!isChoiceField(field)) return null
  return (
    <>
      <Select
        label={t('rule_how')}
        labelHidden
        options={[
          { value: 'has', label: t(field === 'bought' ? 'has_bought' : 'has_any') },
          { value: 'not', label: t(field === 'bought' ? 'has_not_bought' : 'has_none') },
        ]}
        value={rule.has ? 'has' : 'not'}
        onChange={(how) => onChange({ has: how === 'has' })}
      />
      {field === 'bought' ? (
        <BoughtMediaFilter
          creatorId={creatorId}
          mediaId={rule.values[0]}
          onChange={(mediaId) => onChange({ values: mediaId === undefined ? [] : [mediaId] })}
        />
      ) : (
        <MultiSelectMenu
          name={t(`field_${field}`)}
          allLabel={t('choose')}
          choices={choicesOf(field, rule.values)}
          onRetry={onRetry}
          chosen={rule.values}
          onChange={(values) => onChange({ values: [...values] })}
        />
      )}
    </>
  )
}

function OnlineValue({ rule, onChange }: RuleValueProps) {
  const { t } = useTranslation('lists')
  return (
    <Select
      label={t('field_online')}
      labelHidden
      options={[
        { value: 'yes', label: t('online_yes') },
        { value: 'no', label: t('online_no') },
      ]}
      value={rule.is ? 'yes' : 'no'}
      onChange={(is) => onChange({ is: is === 'yes' })}
    />
  )
}

/** The operator and value of a rule, by its field. */
export function RuleValue(props: RuleValueProps) {
  const { field } = props.rule
  if (field === 'spend') return <SpendValue {...props} />
  if (field === 'online') return <OnlineValue {...props} />
  return isSinceField(field) ? <SinceValue {...props} /> : <ChoiceValue {...props} />
}
