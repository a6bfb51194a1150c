import { X } from 'lucide'
import { useTranslation } from '@/i18n/use-translation'

import { RULE_FIELDS, type RuleField } from '@/domain/lists/list-rules'
import { FieldError } from '@/ui/feedback/field-error'
import { buttonBeside } from '@/ui/field/form/form-rows'
import { usePassFocusOn } from '@/ui/focus-return'
import { IconButton } from '@/ui/icon-button'
import { Select } from '@/ui/field/select'

import { ruleDraftFault, type RuleDraft } from './rule-draft'
import { type RuleValueProps, RuleValue } from './rule-value'

interface RuleRowProps extends Omit<RuleValueProps, 'fault'> {
  /** Its 1-based position among the rules. */
  position: number
  /** Whether to show what is missing; an incomplete rule never counts in the preview. */
  showsFault: boolean
  onRemove: (id: string) => void
}

/** Changing the field keeps the draft's other values, except choices of the previous field. */
const fieldPatch = (rule: RuleDraft, field: RuleField): Partial<RuleDraft> =>
  field === rule.field ? {} : { field, values: [] }

/** One rule: field, operator and value. */
export function RuleRow(props: RuleRowProps) {
  const { position, rule, showsFault, onChange, onRemove } = props
  const { t } = useTranslation('lists')
  const fault = showsFault ? ruleDraftFault(rule) : undefined
  return (
    <div
      ref={usePassFocusOn<HTMLDivElement>(buttonBeside)}
      role="group"
      aria-label={t('rule', { place: position })}
      className="grid gap-1"
    >
      <div className="flex items-end gap-2">
        <div className="flex min-w-0 flex-1 flex-wrap items-end gap-2">
          <Select
            label={t('rule_field')}
            labelHidden
            options={RULE_FIELDS.map((field) => ({ value: field, label: t(`field_${field}`) }))}
            value={rule.field}
            onChange={(field) => onChange(fieldPatch(rule, field))}
          />
          <RuleValue {...props} fault={fault} />
        </div>
        <IconButton icon={X} name={t('rule_remove', { place: position })} onClick={() => onRemove(rule.id)} />
      </div>
      {fault && <FieldError>{t(`fault_${fault}`)}</FieldError>}
    </div>
  )
}
