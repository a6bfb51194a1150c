import { FolderPlus, Plus, X } from 'lucide'
import { useTranslation } from '@/i18n/use-translation'

import { RULE_CONDITIONS_MAX, type RuleMatch } from '@/domain/lists/list-rules'
import { Button } from '@/ui/button'
import { FieldError } from '@/ui/feedback/field-error'
import { useFormField } from '@/ui/field/form/use-form-field'
import { buttonBeside } from '@/ui/field/form/form-rows'
import { usePassFocusOn } from '@/ui/focus-return'
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
  withGroup,
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
      label={name}
      labelHidden
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
  onRule: (id: string, patch: Partial<RuleDraft>) => void
  onRemove: (id: string) => void
}

function RuleGroupFields({
  group,
  position,
  isFull,
  onMatch,
  onAdd,
  ...rows
}: RuleItemsProps & {
  group: GroupDraft
  /** From 1. */
  position: number
  isFull: boolean
  onMatch: (match: RuleMatch) => void
  onAdd: () => void
}) {
  const { t } = useTranslation('lists')
  return (
    <fieldset
      ref={usePassFocusOn<HTMLFieldSetElement>(buttonBeside)}
      className="grid min-w-0 gap-3 rounded-card border border-line bg-fill p-3"
    >
      <legend className="sr-only">{t('group', { place: position })}</legend>
      <div className="flex flex-wrap items-center gap-2">
        <MatchChoice name={t('group_match', { place: position })} value={group.match} onChange={onMatch} />
        <IconButton
          icon={X}
          name={t('group_remove', { place: position })}
          className="ms-auto"
          onClick={() => rows.onRemove(group.id)}
        />
      </div>
      {group.conditions.map((rule, at) => (
        <RuleRow
          key={rule.id}
          {...rows}
          rule={rule}
          position={at + 1}
          onChange={(patch) => rows.onRule(rule.id, patch)}
        />
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
  onGroup,
  ...rows
}: RuleItemsProps & {
  items: readonly ItemDraft[]
  isFull: boolean
  onGroup: (id: string, change: (group: GroupDraft, latest: readonly ItemDraft[]) => GroupDraft) => void
}) {
  return items.map((item, at) =>
    isGroupDraft(item) ? (
      <RuleGroupFields
        key={item.id}
        {...rows}
        group={item}
        position={at + 1}
        isFull={isFull}
        onMatch={(match) => onGroup(item.id, (group) => ({ ...group, match }))}
        onAdd={() =>
          onGroup(item.id, (group, latest) => ({
            ...group,
            conditions: [...group.conditions, newRule(nextId(latest))],
          }))
        }
      />
    ) : (
      <RuleRow
        key={item.id}
        {...rows}
        rule={item}
        position={at + 1}
        onChange={(patch) => rows.onRule(item.id, patch)}
      />
    ),
  )
}

const withNewRule = (items: readonly ItemDraft[]): ItemDraft[] => [...items, newRule(nextId(items))]

function withNewGroup(items: readonly ItemDraft[]): ItemDraft[] {
  const id = nextId(items)
  return [...items, { id, match: 'any', conditions: [newRule(`${Number(id) + 1}`)] }]
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
  // From the latest rules: numbers render in a transition, so a press may come before the last key has.
  const changeBy = (next: (latest: readonly ItemDraft[]) => readonly ItemDraft[]) =>
    change(next(form.latest('items')))
  const { value: match, change: changeMatch } = useFormField({ form, name: 'match' })
  const isFull = countRules(items) >= RULE_CONDITIONS_MAX
  // A text field takes focus itself; for any other fault the choice above takes it.
  const hasTextFault =
    error !== undefined && rulesIn(items).some((rule) => (ruleDraftFault(rule) ?? 'values') !== 'values')
  const full = isFull ? t('rules_full') : undefined
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
        onGroup={(id, to) => changeBy((latest) => withGroup(latest, id, (group) => to(group, latest)))}
        onRule={(id, patch) => changeBy((latest) => withRule(latest, id, patch))}
        onRemove={(id) => changeBy((latest) => withoutRule(latest, id))}
      />
      <div className="flex flex-wrap gap-2">
        <Button icon={Plus} disabledReason={full} onClick={() => changeBy(withNewRule)}>
          {t('rule_add')}
        </Button>
        <Button icon={FolderPlus} kind="ghost" disabledReason={full} onClick={() => changeBy(withNewGroup)}>
          {t('group_add')}
        </Button>
      </div>
      {hasTextFault && <FieldError>{error}</FieldError>}
    </div>
  )
}
