import { FolderPlus, Plus, X } from 'lucide-react'
import { useTranslation } from '@/i18n/use-translation'

import { RULE_CONDITIONS_MAX, type RuleMatch } from '@/domain/lists/list-rules'
import { Button } from '@/ui/button'
import { FieldError } from '@/ui/feedback/field-error'
import { useFormField } from '@/ui/field/form/use-form-field'
import { IconButton } from '@/ui/icon-button'
import { Segmented } from '@/ui/field/segmented'

import {
  countRules,
  ruleDraftFault,
  type GroupDraft,
  isGroupDraft,
  type ItemDraft,
  newRule,
  nextId,
  rulesIn,
  type RuleDraft,
  withoutRule,
  withRule,
} from './rule-draft'
import { RuleRow } from './rule-row'
import type { ListForm } from './use-list-form'

function MatchChoice({
  name,
  value,
  error,
  onChange,
}: {
  name: string
  value: RuleMatch
  error?: string | undefined
  onChange: (match: RuleMatch) => void
}) {
  const { t } = useTranslation('lists')
  return (
    <Segmented
      name={name}
      options={[
        { value: 'all', label: t('match_all') },
        { value: 'any', label: t('match_any') },
      ]}
      value={value}
      error={error}
      onChange={onChange}
    />
  )
}

interface RuleItemsProps {
  creatorId: string
  currency: string
  showsFault: boolean
  onRule: (rule: RuleDraft) => void
  onRemove: (id: string) => void
}

function RuleGroupFields({
  group,
  position,
  isFull,
  onGroup,
  onAdd,
  ...rows
}: RuleItemsProps & {
  group: GroupDraft
  /** From 1. */
  position: number
  isFull: boolean
  onGroup: (group: GroupDraft) => void
  onAdd: () => void
}) {
  const { t } = useTranslation('lists')
  return (
    <fieldset className="grid min-w-0 gap-3 rounded-card border border-line bg-fill p-3">
      <legend className="sr-only">{t('group', { place: position })}</legend>
      <div className="flex flex-wrap items-center gap-2">
        <MatchChoice
          name={t('group_match', { place: position })}
          value={group.match}
          onChange={(match) => onGroup({ ...group, match })}
        />
        <IconButton
          icon={X}
          name={t('group_remove', { place: position })}
          className="ms-auto"
          onClick={() => rows.onRemove(group.id)}
        />
      </div>
      {group.conditions.map((rule, at) => (
        <RuleRow key={rule.id} {...rows} rule={rule} position={at + 1} onChange={rows.onRule} />
      ))}
      <div>
        <Button
          size="small"
          icon={Plus}
          disabledReason={isFull ? t('rules_full') : undefined}
          onClick={onAdd}
        >
          {t('rule_add')}
        </Button>
      </div>
    </fieldset>
  )
}

function RuleItems({
  items,
  isFull,
  onItems,
  ...rows
}: RuleItemsProps & {
  items: readonly ItemDraft[]
  isFull: boolean
  onItems: (items: readonly ItemDraft[]) => void
}) {
  const onGroup = (changed: GroupDraft) =>
    onItems(items.map((item) => (item.id === changed.id ? changed : item)))
  return items.map((item, at) =>
    isGroupDraft(item) ? (
      <RuleGroupFields
        key={item.id}
        {...rows}
        group={item}
        position={at + 1}
        isFull={isFull}
        onGroup={onGroup}
        onAdd={() => onGroup({ ...item, conditions: [...item.conditions, newRule(nextId(items))] })}
      />
    ) : (
      <RuleRow key={item.id} {...rows} rule={item} position={at + 1} onChange={rows.onRule} />
    ),
  )
}

/** The rules of a smart list: match all or any, with nested groups. */
export function RulesField({
  form,
  creatorId,
  currency,
}: {
  form: ListForm
  creatorId: string
  currency: string
}) {
  const { t } = useTranslation('lists')
  const { value: items, error, change } = useFormField({ form, name: 'items' })
  const { value: match, change: changeMatch } = useFormField({ form, name: 'match' })
  const isFull = countRules(items) >= RULE_CONDITIONS_MAX
  // A text field takes focus itself; for any other fault the choice above takes it.
  const hasTextFault =
    error !== undefined && rulesIn(items).some((rule) => (ruleDraftFault(rule) ?? 'values') !== 'values')
  const full = isFull ? t('rules_full') : undefined
  const addGroup = () => {
    const id = nextId(items)
    change([...items, { id, match: 'any', conditions: [newRule(`${Number(id) + 1}`)] }])
  }
  return (
    <div className="grid gap-3 px-4 pb-4">
      <div className="flex flex-wrap items-center gap-2">
        <span aria-hidden className="text-13 font-medium">
          {t('match')}
        </span>
        <MatchChoice
          name={t('match')}
          value={match}
          error={hasTextFault ? undefined : error}
          onChange={changeMatch}
        />
      </div>
      <RuleItems
        items={items}
        creatorId={creatorId}
        currency={currency}
        isFull={isFull}
        showsFault={error !== undefined}
        onItems={change}
        onRule={(rule) => change(withRule(items, rule))}
        onRemove={(id) => change(withoutRule(items, id))}
      />
      <div className="flex flex-wrap gap-2">
        <Button icon={Plus} disabledReason={full} onClick={() => change([...items, newRule(nextId(items))])}>
          {t('rule_add')}
        </Button>
        <Button icon={FolderPlus} kind="ghost" disabledReason={full} onClick={addGroup}>
          {t('group_add')}
        </Button>
      </div>
      {hasTextFault && <FieldError>{error}</FieldError>}
    </div>
  )
}
