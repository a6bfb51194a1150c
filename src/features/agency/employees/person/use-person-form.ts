import { useQueryClient } from '@tanstack/react-query'
import * as v from 'valibot'
import { useTranslation } from '@/i18n/use-translation'

import type { RequestOf } from '@/api/call'
import { updateEmployee } from '@/api/calls/agency/employees'
import { send } from '@/api/send'
import { PERMISSION_KEYS } from '@/domain/account/permission'
import type { Employee, EmployeeRole } from '@/domain/agency/employee'
import { useAgencyCurrency } from '@/features/figures/use-agency-currency'
import { changedFields } from '@/lib/changed-fields'
import { checkFields, formValues } from '@/lib/form-schemas'
import { useForm } from '@/ui/field/form/use-form'

import {
  type Differences,
  differencesFrom,
  isPriceRangeReversed,
  withoutUndefined,
  effectiveSet,
} from '../permissions/differences'
import { parsePay, formatPay, type PayText } from '../../pay/pay'
import { missingFrom } from '../people-changes'
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

/** Only what was changed, creator by creator and right by right, so that a colleague's changes stay. */
function patchOf(before: PersonValues, after: PersonValues, currency: string): PersonPatch {
  const { role, creatorIds, differences, pay, ...plain } = changedFields(before, after)
  return {
    ...plain,
    ...(role && { roles: [role] }),
    ...(creatorIds && {
      addCreatorIds: missingFrom(creatorIds, before.creatorIds),
      removeCreatorIds: missingFrom(before.creatorIds, creatorIds),
    }),
    ...(differences && {
      chatterPermissions: withoutUndefined(differencesFrom(before.differences, differences)),
      permissionsAsSet: PERMISSION_KEYS.filter((key) => key in before.differences && !(key in differences)),
    }),
    ...(pay && { pay: parsePay(pay, currency).pay }),
  }
}

/** Fields of the request, by the fields that show their errors. */
const SERVER_NAMES = {
  roles: 'role',
  addCreatorIds: 'creatorIds',
  removeCreatorIds: 'creatorIds',
  chatterPermissions: 'differences',
  priceMax: 'differences',
} as const

export function usePersonForm(person: Employee, mayEdit: boolean, onSaved: () => void) {
  const { t } = useTranslation('analytics')
  const client = useQueryClient()
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
    values: valuesOf(person),
    draftKey: mayEdit ? `employee:${person.userId}` : undefined,
    serverNames: SERVER_NAMES,
    save: async (values, { opened }) => {
      const patch = patchOf(opened, values, currency)
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
