import { useTranslation } from '@/i18n/use-translation'

import { useAgencyCurrency } from '@/features/figures/use-agency-currency'

import { OwnCreatorsField } from '../../filter/own-creators-field'
import { AssignmentField } from '../assignment-field'
import type { PeopleInviteForm } from './use-people-invite-form'
import { useRights } from '../use-rights'
import { PayFields } from '../../pay/pay-fields'

/** Group, creators, permissions and pay for all invitations; a line can override them. */
export function InviteDefaultsFields({ form: { all, changeAll } }: { form: PeopleInviteForm }) {
  const { t } = useTranslation('analytics')
  const { readsPay, mayChangePay } = useRights()
  const currency = useAgencyCurrency()
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-2 text-14 font-strong text-text">{t('employees.for_all')}</legend>
      <div className="grid gap-3 sm:grid-cols-2">
        <AssignmentField kind="group" id={all.groupId} onChange={(groupId) => changeAll({ groupId })} />
        <AssignmentField
          kind="set"
          id={all.permissionSetId}
          onChange={(permissionSetId) => changeAll({ permissionSetId })}
        />
      </div>
      <OwnCreatorsField
        name={t('employees.column_creators')}
        none={t('employees.no_creators')}
        chosen={all.creatorIds}
        onChange={(creatorIds) => changeAll({ creatorIds })}
      />
      {readsPay && !mayChangePay && <p className="text-13">{t('employees.lock_pay')}</p>}
      {mayChangePay && (
        <details className="group/pay">
          <summary className="hit-target w-fit cursor-pointer rounded-mark text-13 font-medium text-text">
            {t('employees.pay')}
          </summary>
          <div className="pt-3">
            <PayFields value={all.pay} currency={currency} onChange={(pay) => changeAll({ pay })} />
          </div>
        </details>
      )}
    </fieldset>
  )
}
