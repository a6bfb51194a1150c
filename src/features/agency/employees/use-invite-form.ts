import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import type { AnswerOf, RequestOf } from '@/api/call'
import { inviteEmployees } from '@/api/calls/employees'
import { messageText } from '@/api/errors'
import { send } from '@/api/send'
import { useAgencyCurrency } from '@/features/figures/use-agency-currency'
import { rowsOf } from '@/lib/csv'
import { newId } from '@/services/new-id'
import { toast } from '@/services/toasts'
import { useUnsaved } from '@/services/unsaved'

import { inParts } from './changes'
import { type InviteRow, isBlank, isUnread, type Known, problemsIn, rowsFrom } from './invite-rows'
import { isSamePayText, NO_PAY, payFrom, type PayText } from './pay'
import { refreshPeople } from './people-cache'
import { isGivable } from './rights'
import { useKnownGroups, useKnownSets, useSetName } from './sets-and-groups'
import { useRights } from './use-rights'

/** The values that apply to all invitations. */
export interface ForAll {
  groupId: string | null
  creatorIds: readonly string[]
  permissionSetId: string | null
  pay: PayText
}

const NOTHING: ForAll = { groupId: null, creatorIds: [], permissionSetId: null, pay: NO_PAY }

type Invites = RequestOf<typeof inviteEmployees>['invites']

function inviteOf(row: InviteRow, all: ForAll, currency: string): Invites[number] {
  const pay = row.hourly?.trim() ? { ...all.pay, hourly: row.hourly } : all.pay
  return {
    email: row.email.trim(),
    name: row.name.trim(),
    roles: row.role ? [row.role] : [],
    groupId: row.groupId ?? all.groupId,
    creatorIds: [...all.creatorIds],
    permissionSetId: row.permissionSetId ?? all.permissionSetId,
    pay: payFrom(pay, currency).pay,
  }
}

/** The names pasted lines of this user may refer to. */
function useKnown(): Known {
  const { t } = useTranslation('analytics')
  const { give, changesPay, own } = useRights()
  const setName = useSetName()
  const sets = useKnownSets()
  const groups = useKnownGroups()
  return {
    give,
    roleName: (role) => t(`employees.role_${role}`),
    groups: groups.map(({ groupId, name }) => ({ id: groupId, name })),
    sets: sets.map((set) => ({
      id: set.permissionSetId,
      name: setName(set),
      isGivable: own !== undefined && isGivable(set.chatterPermissions, own),
    })),
    changesPay,
  }
}

/** The rows of the form, typed or pasted. */
function useRows(known: Known) {
  const blank = (): InviteRow => ({ id: newId(), email: '', name: '', role: known.give[0] ?? null })
  const [rows, setRows] = useState(() => [blank()])
  return {
    rows,
    setRows,
    blank,
    add: () => setRows((all) => [...all, blank()]),
    remove: (id: string) =>
      setRows((all) => (all.length > 1 ? all.filter((row) => row.id !== id) : [blank()])),
    change: (id: string, part: Partial<InviteRow>) =>
      setRows((all) => all.map((row) => (row.id === id ? { ...row, refusal: undefined, ...part } : row))),
    /** Appends pasted lines to the rows. */
    read: async (text: string) => {
      const read = rowsFrom(await rowsOf(text), known, newId)
      setRows((all) => [...all.filter((row) => !isBlank(row)), ...read])
      return read.length
    },
  }
}

type Rows = ReturnType<typeof useRows>

/** Sends invitations: accepted rows leave the list, refused ones stay with the reason. */
function useSending({ setRows, blank }: Rows, all: ForAll, written: number, onDone: () => void) {
  const { t } = useTranslation('analytics')
  const client = useQueryClient()
  const answer = (part: readonly InviteRow[], results: AnswerOf<typeof inviteEmployees>['results']) => {
    const told = new Map(part.map((row, index) => [row.id, results[index]]))
    setRows((known) =>
      known.flatMap((row) => {
        const result = told.get(row.id)
        if (!result) return [row]
        if (result.ok) return []
        const refusal = messageText({ key: result.key ?? '', text: result.message ?? '' })
        return [{ ...row, refusal: refusal ?? t('employees.invite_refused') }]
      }),
    )
    return results.filter(({ ok }) => ok).length
  }
  const currency = useAgencyCurrency()
  return useMutation({
    mutationFn: async (rows: readonly InviteRow[]) => {
      let count = 0
      for (const part of inParts(rows)) {
        const { results } = await send(inviteEmployees, {
          invites: part.map((row) => inviteOf(row, all, currency)),
        })
        count += answer(part, results)
      }
      return count
    },
    onSuccess: (count) => {
      if (count > 0) toast.success(t('employees.invited', { count }))
      // Refused and failed rows keep the dialog open.
      if (count === written) onDone()
      else setRows((known) => (known.length === 0 ? [blank()] : known))
    },
    onSettled: () => refreshPeople(client),
  })
}

const isNothing = ({ groupId, creatorIds, permissionSetId, pay }: ForAll): boolean =>
  groupId === null && creatorIds.length === 0 && permissionSetId === null && isSamePayText(pay, NO_PAY)

export type InviteForm = ReturnType<typeof useInviteForm>

/** The invitation form: each row gets its own result, and failed rows stay for correction. */
export function useInviteForm(onDone: () => void) {
  const list = useRows(useKnown())
  const [all, setAll] = useState(NOTHING)
  // Pasted text that is not parsed yet.
  const [pasted, paste] = useState('')
  const [isTried, setTried] = useState(false)
  const { rows, add, remove, change, read } = list
  const written = rows.filter((row) => !isBlank(row))
  const problems = problemsIn(written.length === 0 ? rows : written)
  const currency = useAgencyCurrency()
  const isDirty = written.length > 0 || pasted.trim() !== '' || !isNothing(all)
  useUnsaved(isDirty)
  const isPayUnclear = payFrom(all.pay, currency).problems.length > 0
  const submit = useSending(list, all, written.length, onDone)
  return {
    rows,
    add,
    remove,
    change,
    read,
    pasted,
    paste,
    all,
    changeAll: (part: Partial<ForAll>) => setAll((known) => ({ ...known, ...part })),
    problems: isTried ? problems : new Map([...problems].filter(([, problem]) => isUnread(problem))),
    isDirty,
    isPayUnclear,
    count: written.length,
    isSending: submit.isPending,
    error: submit.error,
    submit: () => {
      setTried(true)
      const fit = written.filter(({ id }) => !problems.has(id))
      if (fit.length > 0 && !isPayUnclear && !submit.isPending) submit.mutate(fit)
    },
  }
}
