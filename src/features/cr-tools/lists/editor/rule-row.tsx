import { X } from 'lucide-react'
import { startTransition, useMemo } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { MEMBER_STATES } from '@/domain/channel'
import { COUNTRY_CODES } from '@/domain/country-codes'
import { SPOKEN_LANGUAGES } from '@/domain/language-codes'
import { type ChoiceField, RULE_FIELDS, RULE_TIERS, type RuleField } from '@/domain/list-rules'
import { type Choice, ChoiceMenu } from '@/features/figures/choice-menu'
import { countryName, languageName } from '@/i18n/format'
import { useLanguage } from '@/i18n/words'
import { useTyped } from '@/services/use-typed'
import { FieldError } from '@/ui/field-error'
import { IconButton } from '@/ui/icon-button'
import { Select } from '@/ui/select'
import { TextField } from '@/ui/text-field'

import { BoughtMedia } from '../../mass'
import { useLabels } from '../../use-labels'
import { faultOf, isChoiceField, isSinceField, type RuleDraft } from './rule-draft'

interface RuleRowProps {
  creatorId: string
  currency: string
  /** Its 1-based position among the rules. */
  place: number
  rule: RuleDraft
  /** Whether to show what is missing; an incomplete rule never counts in the preview. */
  showsFault: boolean
  onChange: (rule: RuleDraft) => void
  onRemove: (id: string) => void
}

type PartProps = Pick<RuleRowProps, 'creatorId' | 'currency' | 'rule' | 'onChange'> & {
  fault: string | undefined
}

function NumberPart({
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
  const { typed, note } = useTyped(value)
  return (
    <TextField
      label={label}
      labelHidden={labelHidden}
      dir="ltr"
      inputMode="decimal"
      autoComplete="off"
      maxLength={20}
      className={className}
      {...(isFaulty && { 'aria-invalid': true })}
      end={<span className="pe-3 text-13">{unit}</span>}
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

function SpendPart({ rule, currency, fault, onChange }: PartProps) {
  const { t } = useTranslation('lists')
  return (
    <>
      <NumberPart
        label={t('rule_least')}
        unit={currency}
        value={rule.least}
        isFaulty={fault?.startsWith('amount') ?? false}
        onChange={(least) => onChange({ ...rule, least })}
      />
      <NumberPart
        label={t('rule_most')}
        unit={currency}
        value={rule.most}
        isFaulty={fault?.startsWith('amount') ?? false}
        onChange={(most) => onChange({ ...rule, most })}
      />
      <NumberPart
        label={t('rule_window')}
        unit={t('days')}
        className="w-44"
        value={rule.window}
        isFaulty={fault === 'days'}
        onChange={(window) => onChange({ ...rule, window })}
      />
    </>
  )
}

function SincePart({ rule, fault, onChange }: PartProps) {
  const { t } = useTranslation('lists')
  return (
    <>
      <Select
        label={t('rule_when')}
        labelHidden
        options={(['within', 'before'] as const).map((op) => ({ value: op, label: t(`op_${op}`) }))}
        value={rule.op}
        onChange={(op) => onChange({ ...rule, op })}
      />
      <NumberPart
        labelHidden
        label={t('rule_days')}
        unit={rule.op === 'within' ? t('days') : t('days_ago')}
        value={rule.days}
        isFaulty={fault === 'days'}
        onChange={(days) => onChange({ ...rule, days })}
      />
    </>
  )
}

/** Choices by name; undefined while loading. */
function useChoices(
  creatorId: string,
): (field: Exclude<ChoiceField, 'bought'>) => readonly Choice[] | undefined {
  const { t } = useTranslation(['lists', 'tools'])
  const { read, labels } = useLabels(creatorId)
  const language = useLanguage()
  return useMemo(() => {
    const { compare } = new Intl.Collator(language)
    const named = (codes: readonly string[], nameOf: (code: string) => string) =>
      codes.map((id) => ({ id, label: nameOf(id) })).toSorted((one, other) => compare(one.label, other.label))
    return (field) => {
      if (field === 'tier') return RULE_TIERS.map((id) => ({ id, label: t(`tools:mass.tier_${id}`) }))
      if (field === 'state') return MEMBER_STATES.map((id) => ({ id, label: t(`tools:mass.member_${id}`) }))
      if (field === 'language') return named(SPOKEN_LANGUAGES, languageName)
      if (field === 'country') return named(COUNTRY_CODES, countryName)
      return read.isSuccess ? labels.map(({ labelId, name }) => ({ id: labelId, label: name })) : undefined
    }
  }, [t, language, read.isSuccess, labels])
}

function ChoicePart({ creatorId, rule, onChange }: PartProps) {
  const { t } = useTranslation('lists')
  const choicesOf = useChoices(creatorId)
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
        onChange={(how) => onChange({ ...rule, has: how === 'has' })}
      />
      {field === 'bought' ? (
        <BoughtMedia
          creatorId={creatorId}
          mediaId={rule.values[0]}
          onChange={(mediaId) => onChange({ ...rule, values: mediaId === undefined ? [] : [mediaId] })}
        />
      ) : (
        <ChoiceMenu
          name={t(`field_${field}`)}
          allLabel={t('choose')}
          choices={choicesOf(field)}
          chosen={rule.values}
          onChange={(values) => onChange({ ...rule, values: [...values] })}
        />
      )}
    </>
  )
}

function OnlinePart({ rule, onChange }: PartProps) {
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
      onChange={(is) => onChange({ ...rule, is: is === 'yes' })}
    />
  )
}

function Part(props: PartProps) {
  const { field } = props.rule
  if (field === 'spend') return <SpendPart {...props} />
  if (field === 'online') return <OnlinePart {...props} />
  return isSinceField(field) ? <SincePart {...props} /> : <ChoicePart {...props} />
}

/** Changing the field keeps the draft's other values, except choices of the previous field. */
const withField = (rule: RuleDraft, field: RuleField): RuleDraft =>
  field === rule.field ? rule : { ...rule, field, values: [] }

/** One rule: field, operator and value. */
export function RuleRow(props: RuleRowProps) {
  const { place, rule, showsFault, onChange, onRemove } = props
  const { t } = useTranslation('lists')
  const fault = showsFault ? faultOf(rule) : undefined
  return (
    <div role="group" aria-label={t('rule', { place })} className="grid gap-1">
      <div className="flex items-end gap-2">
        <div className="flex min-w-0 flex-1 flex-wrap items-end gap-2">
          <Select
            label={t('rule_field')}
            labelHidden
            options={RULE_FIELDS.map((field) => ({ value: field, label: t(`field_${field}`) }))}
            value={rule.field}
            onChange={(field) => onChange(withField(rule, field))}
          />
          <Part {...props} fault={fault} />
        </div>
        <IconButton icon={X} name={t('rule_remove', { place })} onClick={() => onRemove(rule.id)} />
      </div>
      {fault && <FieldError>{t(`fault_${fault}`)}</FieldError>}
    </div>
  )
}
