import { useTranslation } from '@/i18n/use-translation'

import { Select } from '@/ui/field/select'
import { Switch } from '@/ui/field/switch'
import { TextField } from '@/ui/field/text-field'

import { MultiSelectMenu } from '@/features/figures/filter/multi-select-menu'
import { mergeSelection, useOwnCreatorChoices } from '../../filter/choices'
import { ChoicesError } from '../../filter/choices-error'
import { useGroupOptions } from '../group-and-set-options'
import { CreatorNames } from '../../table/creator-names'
import { PayFields } from '../../pay/pay-fields'
import { type PersonFieldsProps, PersonPermissions } from './person-permissions'
import { RoleField } from './role-field'
import { FormSection } from './form-section'

function GroupField({ form: { draft, change }, isReadOnly }: PersonFieldsProps) {
  const { t } = useTranslation('analytics')
  const { options, retry, idOf, valueOf } = useGroupOptions()
  const value = valueOf(draft.groupId)
  if (isReadOnly)
    return (
      <TextField
        readOnly
        dir="auto"
        label={t('employees.column_group')}
        value={options.find((option) => option.value === value)?.label ?? ''}
      />
    )
  return (
    <div className="grid gap-2">
      <Select
        label={t('employees.column_group')}
        options={options}
        value={value}
        onChange={(group) => change({ groupId: idOf(group) })}
      />
      <ChoicesError retry={retry} />
    </div>
  )
}

function CreatorsField({ form: { draft, change }, isReadOnly }: PersonFieldsProps) {
  const { t } = useTranslation('analytics')
  const { choices, retry } = useOwnCreatorChoices(!isReadOnly)
  const more = (count: number) => t('employees.more_creators', { count })
  return (
    <div className="grid justify-items-start gap-[6px]">
      <span aria-hidden className="text-13 font-medium">
        {t('employees.column_creators')}
      </span>
      {!isReadOnly && (
        <MultiSelectMenu
          name={t('employees.column_creators')}
          allLabel={t('employees.no_creators')}
          choices={choices}
          onRetry={retry}
          chosen={draft.creatorIds}
          onChange={(ids) => change({ creatorIds: mergeSelection(choices, draft.creatorIds, ids) })}
        />
      )}
      <div className="text-13 text-text-quiet">
        {draft.creatorIds.length === 0 ? (
          isReadOnly && t('employees.no_creators')
        ) : (
          <CreatorNames ids={draft.creatorIds} more={more} />
        )}
      </div>
    </div>
  )
}

/** Pay is visible to those who may see it, and only directors can change it (screens S0). */
function PersonPayFields({ form: { draft, change, currency }, rights, isReadOnly }: PersonFieldsProps) {
  const { t } = useTranslation('analytics')
  if (!rights.readsPay) return null
  const isLocked = isReadOnly || !rights.mayChangePay
  return (
    <FormSection
      title={t('employees.pay')}
      {...(!isReadOnly && !rights.mayChangePay && { hint: t('employees.lock_pay') })}
    >
      <PayFields
        value={draft.pay}
        currency={currency}
        isReadOnly={isLocked}
        onChange={(pay) => change({ pay })}
      />
    </FormSection>
  )
}

/** All editable fields of a person. */
export function PersonFields(props: PersonFieldsProps) {
  const { t } = useTranslation('analytics')
  const { form, isReadOnly } = props
  const { draft, change } = form
  return (
    <>
      <FormSection title={t('employees.place')}>
        <RoleField value={draft.role} isReadOnly={isReadOnly} onChange={(role) => change({ role })} />
        <GroupField {...props} />
        <CreatorsField {...props} />
      </FormSection>
      <PersonPermissions {...props} />
      <PersonPayFields {...props} />
      <FormSection title={t('employees.sent_by_title')}>
        {isReadOnly ? (
          <p className="text-text-quiet">
            {draft.displaySentBy ? t('employees.sent_by_on') : t('employees.sent_by_off')}
          </p>
        ) : (
          <Switch
            on={draft.displaySentBy}
            hint={t('employees.sent_by_hint')}
            onChange={(displaySentBy) => change({ displaySentBy })}
          >
            {t('employees.sent_by')}
          </Switch>
        )}
      </FormSection>
    </>
  )
}
