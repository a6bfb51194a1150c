import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import type { RequestOf } from '@/api/call'
import { updateEmployee } from '@/api/calls/agency/employees'
import { send } from '@/api/send'
import type { Employee, EmployeeRole } from '@/domain/agency/employee'
import { useAgencyCurrency } from '@/features/figures/use-agency-currency'
import { toast } from '@/services/page/toasts'
import { useUnsaved } from '@/services/page/unsaved'

import {
  type Differences,
  isPriceRangeReversed,
  isSameDifferences,
  withoutUndefined,
  effectiveSet,
} from '../permissions/differences'
import { isSamePayText, parsePay, formatPay, type PayText } from '../../pay/pay'
import { setCachedPeople, refetchPeopleCounts } from '../../staff/people-cache'
import { highestRole } from '../../staff/rights'
import { usePermissionSetList } from '../sets-and-groups'

export interface PersonDraft {
  role: EmployeeRole
  groupId: string | null
  creatorIds: readonly string[]
  permissionSetId: string | null
  differences: Differences
  pay: PayText
  displaySentBy: boolean
}

export const personDraftOf = (person: Employee): PersonDraft => ({
  role: highestRole(person.roles) ?? 'chatter',
  groupId: person.groupId,
  creatorIds: person.creatorIds,
  permissionSetId: person.permissionSetId,
  differences: withoutUndefined(person.chatterPermissions),
  pay: formatPay(person.pay),
  displaySentBy: person.displaySentBy,
})

type PersonPatch = Omit<RequestOf<typeof updateEmployee>, 'userId'>

const isSameIds = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((id) => other.includes(id))

/** The changed fields only, so that a colleague's edits of other fields stay. */
export function patchOf(before: PersonDraft, after: PersonDraft, currency: string): PersonPatch {
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

/** The form of one person; keeps the input after a failed save. */
export function usePersonForm(person: Employee, onSaved: () => void) {
  const { t } = useTranslation('analytics')
  const client = useQueryClient()
  const [before] = useState(() => personDraftOf(person))
  const [draft, setDraft] = useState(before)
  const agencyCurrency = useAgencyCurrency()
  const currency = person.pay?.currency ?? agencyCurrency
  const patch = patchOf(before, draft, currency)
  const isDirty = Object.keys(patch).length > 0
  const base = effectiveSet(usePermissionSetList(), {
    permissionSetId: draft.permissionSetId,
    roles: [draft.role],
  })
  const isUnfit =
    parsePay(draft.pay, currency).problems.length > 0 ||
    (base !== undefined && isPriceRangeReversed({ ...base.chatterPermissions, ...draft.differences }))
  useUnsaved(isDirty)
  const save = useMutation({
    mutationFn: (changed: PersonPatch) => send(updateEmployee, { userId: person.userId, ...changed }),
    onSuccess: (fresh) => {
      setCachedPeople(client, [fresh])
      refetchPeopleCounts(client)
      toast.success(t('employees.saved'))
      onSaved()
    },
  })
  return {
    draft,
    currency,
    isDirty,
    isUnfit,
    change: (part: Partial<PersonDraft>) => setDraft((known) => ({ ...known, ...part })),
    save: () => {
      if (isDirty && !isUnfit && !save.isPending) save.mutate(patch)
    },
    isSaving: save.isPending,
    error: save.error,
  }
}
