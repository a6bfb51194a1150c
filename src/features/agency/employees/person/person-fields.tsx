import { useTranslation } from '@/i18n/use-translation'

import { Select } from '@/ui/field/select'
import { Switch } from '@/ui/field/switch'
import { TextField } from '@/ui/field/text-field'

import { OwnCreatorsField } from '../../filter/own-creators-field'
import { AssignmentField } from '../assignment-field'
import { CreatorNames } from '../../table/creator-names'
import { PayFields } from '../../pay/pay-fields'
import { useRolesHint } from '../use-rights'
import { FormSection, type PersonFieldsProps, PersonPermissions } from './person-permissions'

/** Selects a role the user may assign; says who can assign the others. */
function RoleField({ form: { draft, change }, rights: { assignableRoles }, isReadOnly }: PersonFieldsProps) {
  const { t } = useTranslation('analytics')
  const label = t('employees.column_role')
  const hint = useRolesHint()
  if (isReadOnly || !assignableRoles.includes(draft.role))
    return <TextField readOnly label={label} value={t(`employees.role_${draft.role}`)} />
  return (
    <Select
      label={label}
      hint={hint}
      options={assignableRoles.map((role) => ({ value: role, label: t(`employees.role_${role}`) }))}
      value={draft.role}
      onChange={(role) => change({ role })}
    />
  )
}

function CreatorsField({ form: { draft, change }, isReadOnly }: PersonFieldsProps) {
  const { t } = useTranslation('analytics')
  const { creatorIds } = draft
  const name = t('employees.column_creators')
  const none = t('employees.no_creators')
  return (
    <div className="grid justify-items-start gap-[6px]">
      {isReadOnly ? (
        <span aria-hidden className="text-13 font-medium">
          {name}
        </span>
      ) : (
        <OwnCreatorsField
          name={name}
          none={none}
          chosen={creatorIds}
          onChange={(ids) => change({ creatorIds: ids })}
        />
      )}
      <div className="text-13 text-text-quiet">
        {creatorIds.length > 0 ? (
          <CreatorNames ids={creatorIds} more={(count) => t('employees.more_creators', { count })} />
        ) : (
          isReadOnly && none
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
        <RoleField {...props} />
        <AssignmentField
          kind="group"
          id={draft.groupId}
          isReadOnly={isReadOnly}
          onChange={(groupId) => change({ groupId })}
        />
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
