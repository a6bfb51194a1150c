import { useTranslation } from '@/i18n/use-translation'

import { FormSelect, FormSwitch } from '@/ui/field/form/form-choice-fields'
import { useFormField } from '@/ui/field/form/use-form-field'
import { TextField } from '@/ui/field/text-field'

import { OwnCreatorsField } from '../../filter/own-creators-field'
import { CreatorNames } from '../../table/creator-name'
import { PayFields } from '../../pay/pay-fields'
import { useRolesHint } from '../use-rights'
import { PersonAssignment } from '../assignment-field'
import { FormSection, type PersonFieldsProps, PersonPermissions } from './person-permissions'

/** Selects a role the user may assign; says who can assign the others. */
function RoleField({ form, rights: { assignableRoles }, isReadOnly }: PersonFieldsProps) {
  const { t } = useTranslation('analytics')
  const { value: role } = useFormField({ form, name: 'role' })
  const label = t('employees.column_role')
  const hint = useRolesHint()
  if (isReadOnly || !assignableRoles.includes(role))
    return <TextField readOnly label={label} value={t(`employees.role_${role}`)} />
  return (
    <FormSelect
      form={form}
      name="role"
      label={label}
      hint={hint}
      options={assignableRoles.map((value) => ({ value, label: t(`employees.role_${value}`) }))}
    />
  )
}

function CreatorsField({ form, isReadOnly }: PersonFieldsProps) {
  const { t } = useTranslation('analytics')
  const { value: creatorIds, change } = useFormField({ form, name: 'creatorIds' })
  const name = t('employees.column_creators')
  const none = t('employees.no_creators')
  return (
    <div className="grid justify-items-start gap-[6px]">
      {isReadOnly ? (
        <span aria-hidden className="text-13 font-medium">
          {name}
        </span>
      ) : (
        <OwnCreatorsField name={name} none={none} chosen={creatorIds} onChange={change} />
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
function PersonPayFields({ form, rights, isReadOnly }: PersonFieldsProps) {
  const { t } = useTranslation('analytics')
  const { value, change } = useFormField({ form, name: 'pay' })
  if (!rights.mayReadPay) return null
  const isLocked = isReadOnly || !rights.mayChangePay
  return (
    <FormSection
      title={t('employees.pay')}
      hint={!isReadOnly && !rights.mayChangePay && t('employees.lock_pay')}
    >
      <PayFields value={value} currency={form.currency} isReadOnly={isLocked} onChange={change} />
    </FormSection>
  )
}

export function PersonFields(props: PersonFieldsProps) {
  const { t } = useTranslation('analytics')
  const { form, isReadOnly } = props
  const { value: showsSentBy } = useFormField({ form, name: 'displaySentBy' })
  return (
    <>
      <FormSection title={t('employees.place')}>
        <RoleField {...props} />
        <PersonAssignment {...props} kind="group" />
        <CreatorsField {...props} />
      </FormSection>
      <PersonPermissions {...props} />
      <PersonPayFields {...props} />
      <FormSection title={t('employees.sent_by_title')}>
        {isReadOnly ? (
          <p className="text-text-quiet">
            {showsSentBy ? t('employees.sent_by_on') : t('employees.sent_by_off')}
          </p>
        ) : (
          <FormSwitch form={form} name="displaySentBy" hint={t('employees.sent_by_hint')}>
            {t('employees.sent_by')}
          </FormSwitch>
        )}
      </FormSection>
    </>
  )
}
