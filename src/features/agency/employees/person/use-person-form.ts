import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import * as v from 'valibot'
import { useTranslation } from '@/i18n/use-translation'

import type { RequestOf } from '@/api/call'
import { updateEmployee } from '@/api/calls/agency/employees'
import { send } from '@/api/send'
import type { Employee, EmployeeRole } from '@/domain/agency/employee'
import { useAgencyCurrency } from '@/features/figures/use-agency-currency'
import { checkFields, formValues } from '@/lib/form-schemas'
import { useForm } from '@/ui/field/form/use-form'

import {
  type Differences,
  isPriceRangeReversed,
  isSameDifferences,
  withoutUndefined,
  effectiveSet,
} from '../permissions/differences'
import { isSamePayText, parsePay, formatPay, type PayText } from '../../pay/pay'
import { setCachedPeople, refetchPay, refetchPeopleCounts } from '../../staff/people-cache'
import { highestRole } from '../../staff/rights'
import { usePermissionSetList } from '../sets-and-groups'

export interface PersonValues {
  role: EmployeeRole
  groupId: string | null
  creatorIds: readonly string[]
  permissionSetId: string | null
  differences: Differences
  pay: PayText
  displaySentBy: boolean
}

const valuesOf = (person: Employee): PersonValues => ({
  role: highestRole(person.roles) ?? 'chatter',
  groupId: person.groupId,
  creatorIds: person.creatorIds,
  permissionSetId: person.permissionSetId,
  differences: withoutUndefined(person.chatterPermissions),
  pay: formatPay(person.pay),
  displaySentBy: person.displaySentBy,
})

type PersonPatch = Omit<RequestOf<typeof updateEmployee>, 'userId'>

const isSameIds = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((id) => b.includes(id))

/** The changed fields only, so that a colleague's edits of other fields stay. */
function patchOf(before: PersonValues, after: PersonValues, currency: string): PersonPatch {
  return {
    ...(after.role !== before.role && { roles: [after.role] }),
    ...(after.groupId !== before.groupId && { groupId: after.groupId }),
    ...(!isSameIds(after.creatorIds, before.creatorIds) && { creatorIds: [...after.creatorIds] }),
    ...(after.permissionSetId !== before.permissionSetId && { permissionSetId: after.permissionSetId }),
    ...(!isSameDifferences(after.differences, before.differences) && {
      chatterPermissions: after.differences,
    }),
    ...(!isSamePayText(after.pay, before.pay) && { pay: parsePay(after.pay, currency).pay }),
    ...(after.displaySentBy !== before.displaySentBy && { displaySentBy: after.displaySentBy }),
  }
}

export function usePersonForm(person: Employee, mayEdit: boolean, onSaved: () => void) {
  const { t } = useTranslation('analytics')
  const client = useQueryClient()
  const [before] = useState(() => valuesOf(person))
  const agencyCurrency = useAgencyCurrency()
  const currency = person.pay?.currency ?? agencyCurrency
  const sets = usePermissionSetList()
  const isPriceReversed = ({ permissionSetId, role, differences }: PersonValues) => {
    const base = effectiveSet(sets, { permissionSetId, roles: [role] })
    return base !== undefined && isPriceRangeReversed({ ...base.chatterPermissions, ...differences })
  }
  const form = useForm({
    schema: v.pipe(
      formValues<PersonValues>(),
      checkFields((values) => ({
        ...(parsePay(values.pay, currency).problems.length > 0 && { pay: t('employees.pay_needed') }),
        ...(isPriceReversed(values) && { differences: t('employees.price_turned') }),
      })),
    ),
    values: before,
    draftKey: mayEdit ? `employee:${person.userId}` : undefined,
    serverNames: { roles: 'role', chatterPermissions: 'differences', priceMax: 'differences' },
    save: async (values) => {
      const patch = patchOf(before, values, currency)
      return Object.keys(patch).length === 0
        ? person
        : send(updateEmployee, { userId: person.userId, ...patch })
    },
    done: t('employees.saved'),
    onSaved: (fresh) => {
      setCachedPeople(client, [fresh])
      refetchPeopleCounts(client)
      refetchPay(client)
      onSaved()
    },
  })
  return { ...form, currency }
}

export type PersonForm = ReturnType<typeof usePersonForm>
