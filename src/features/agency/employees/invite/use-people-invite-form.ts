import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import * as v from 'valibot'
import { useTranslation } from '@/i18n/use-translation'

import type { ResponseOf, RequestOf } from '@/api/call'
import { inviteEmployees } from '@/api/calls/agency/employees'
import { serverMessageText } from '@/api/errors'
import { send } from '@/api/send'
import { useSession } from '@/features/auth'
import { useAgencyCurrency } from '@/features/figures/use-agency-currency'
import { parseCsvRows } from '@/lib/csv'
import { newId } from '@/services/page/new-id'
import { toast } from '@/services/page/toasts'
import { useUnsaved } from '@/services/page/unsaved'
import { useLocalDraft } from '@/services/storage/use-local-draft'

import { chunked, MAX_BATCH_SIZE } from '../../staff/batches'
import { InviteRow, isBlankRow, isUnparsed, type PasteContext, findProblems, parseRows } from './invite-rows'
import { isSamePayText, NO_PAY, parsePay, PayText } from '../../pay/pay'
import { refreshPeople } from '../../staff/people-cache'
import { isGivable } from '../../staff/rights'
import { useStaffGroupList, usePermissionSetList, useSetName } from '../sets-and-groups'
import { useRights } from '../use-rights'

/** The values that apply to all invitations. */
const InviteDefaults = v.object({
  groupId: v.nullable(v.string()),
  creatorIds: v.pipe(v.array(v.string()), v.readonly()),
  permissionSetId: v.nullable(v.string()),
  pay: PayText,
})
type InviteDefaults = v.InferOutput<typeof InviteDefaults>

/** What is written in the dialog. `pasted`: text that is not parsed yet. */
const WrittenInvites = v.object({ rows: v.array(InviteRow), all: InviteDefaults, pasted: v.string() })
type WrittenInvites = v.InferOutput<typeof WrittenInvites>

/** Each row has fields of its own: more of them make the page slow. */
export const ROWS_MAX = MAX_BATCH_SIZE

const NO_DEFAULTS: InviteDefaults = { groupId: null, creatorIds: [], permissionSetId: null, pay: NO_PAY }

type Invites = RequestOf<typeof inviteEmployees>['invites']

function inviteOf(row: InviteRow, all: InviteDefaults, currency: string): Invites[number] {
  const pay = row.hourly?.trim() ? { ...all.pay, hourly: row.hourly } : all.pay
  return {
    email: row.email.trim(),
    name: row.name.trim(),
    roles: row.role ? [row.role] : [],
    groupId: row.groupId ?? all.groupId,
    creatorIds: [...all.creatorIds],
    permissionSetId: row.permissionSetId ?? all.permissionSetId,
    pay: parsePay(pay, currency).pay,
  }
}

/** The names pasted lines of this user may refer to. */
function usePasteContext(): PasteContext {
  const { t } = useTranslation('analytics')
  const { assignableRoles, mayChangePay, own } = useRights()
  const setName = useSetName()
  const sets = usePermissionSetList()
  const groups = useStaffGroupList()
  return {
    assignableRoles,
    roleName: (role) => t(`employees.role_${role}`),
    groups: groups.map(({ groupId, name }) => ({ id: groupId, name })),
    sets: sets.map((set) => ({
      id: set.permissionSetId,
      name: setName(set),
      isGivable: own !== undefined && isGivable(set.chatterPermissions, own),
    })),
    mayChangePay,
  }
}

const isEmptyDefaults = ({ groupId, creatorIds, permissionSetId, pay }: InviteDefaults): boolean =>
  groupId === null && creatorIds.length === 0 && permissionSetId === null && isSamePayText(pay, NO_PAY)

const isUnwritten = ({ rows, all, pasted }: WrittenInvites): boolean =>
  rows.every(isBlankRow) && pasted.trim() === '' && isEmptyDefaults(all)

/** Turns pasted text into rows. Too many stay as text: `excess` is their number. */
function usePastedLines(
  known: PasteContext,
  rows: readonly InviteRow[],
  setRows: (update: (rows: InviteRow[]) => InviteRow[]) => void,
  setPasted: (pasted: string) => void,
) {
  const [excess, setExcess] = useState<number>()
  return {
    excess,
    paste: (text: string) => {
      setExcess(undefined)
      setPasted(text)
    },
    /** Resolves to whether the lines were appended to the rows. */
    read: async (text: string) => {
      const lines = await parseCsvRows(text)
      const isFit = rows.filter((row) => !isBlankRow(row)).length + lines.length <= ROWS_MAX
      setExcess(isFit ? undefined : lines.length)
      if (isFit)
        setRows((all) => [...all.filter((row) => !isBlankRow(row)), ...parseRows(lines, known, newId)])
      else setPasted(text)
      return isFit
    },
  }
}

/** The rows of the form, typed or pasted, and what applies to all. */
function useWrittenInvites(known: PasteContext) {
  const blank = (): InviteRow => ({
    id: newId(),
    email: '',
    name: '',
    role: known.assignableRoles[0] ?? null,
  })
  const draft = useLocalDraft({
    userId: useSession().userId ?? '',
    draftKey: 'people-invite',
    schema: WrittenInvites,
    empty: (): WrittenInvites => ({ rows: [blank()], all: NO_DEFAULTS, pasted: '' }),
    isEmpty: isUnwritten,
  })
  const setRows = (update: (rows: InviteRow[]) => InviteRow[]) =>
    draft.change(({ rows, ...rest }) => ({ ...rest, rows: update(rows) }))
  const setPasted = (pasted: string) => draft.change((written) => ({ ...written, pasted }))
  return {
    ...draft.value,
    ...usePastedLines(known, draft.value.rows, setRows, setPasted),
    isDirty: !isUnwritten(draft.value),
    wasRestored: draft.wasRestored,
    startOver: draft.startOver,
    changeAll: (part: Partial<InviteDefaults>) =>
      draft.change(({ all, ...rest }) => ({ ...rest, all: { ...all, ...part } })),
    setRows,
    blank,
    add: () => setRows((all) => [...all, blank()]),
    remove: (id: string) =>
      setRows((all) => (all.length > 1 ? all.filter((row) => row.id !== id) : [blank()])),
    change: (id: string, part: Partial<InviteRow>) =>
      setRows((all) => all.map((row) => (row.id === id ? { ...row, refusal: undefined, ...part } : row))),
  }
}

type Written = ReturnType<typeof useWrittenInvites>

/** Sends invitations: accepted rows leave the list, refused ones stay with the reason. */
function useSend({ all, setRows, blank, startOver }: Written, onDone: () => void) {
  const { t } = useTranslation('analytics')
  const client = useQueryClient()
  const answer = (part: readonly InviteRow[], results: ResponseOf<typeof inviteEmployees>['results']) => {
    const resultById = new Map(part.map((row, index) => [row.id, results[index]]))
    setRows((known) =>
      known.flatMap((row) => {
        const result = resultById.get(row.id)
        if (!result) return [row]
        if (result.ok) return []
        const refusal = serverMessageText({ key: result.key ?? '', text: result.message ?? '' })
        return [{ ...row, refusal: refusal ?? t('employees.invite_refused') }]
      }),
    )
    return results.filter(({ ok }) => ok).length
  }
  const currency = useAgencyCurrency()
  return useMutation({
    mutationFn: async ({ rows }: { rows: readonly InviteRow[]; isAll: boolean }) => {
      let accepted = 0
      for (const part of chunked(rows)) {
        const { results } = await send(inviteEmployees, {
          invites: part.map((row) => inviteOf(row, all, currency)),
        })
        accepted += answer(part, results)
      }
      return accepted
    },
    onSuccess: (accepted, { rows, isAll }) => {
      if (accepted > 0) toast.success(t('employees.invited', { count: accepted }))
      // Refused and failed rows keep the dialog open.
      if (isAll && accepted === rows.length) {
        startOver()
        onDone()
      } else setRows((known) => (known.length === 0 ? [blank()] : known))
    },
    onSettled: () => refreshPeople(client),
  })
}

export type PeopleInviteForm = ReturnType<typeof usePeopleInviteForm>

/** The invitation form: each row gets its own result, and failed rows stay for correction. */
export function usePeopleInviteForm(onDone: () => void) {
  const list = useWrittenInvites(usePasteContext())
  const [isTried, setTried] = useState(false)
  const { rows, all, isDirty, wasRestored } = list
  const written = rows.filter((row) => !isBlankRow(row))
  const problems = findProblems(written.length === 0 ? rows : written)
  const currency = useAgencyCurrency()
  useUnsaved(isDirty)
  const isPayUnclear = parsePay(all.pay, currency).problems.length > 0
  const submit = useSend(list, onDone)
  return {
    ...list,
    hasRestoredDraft: wasRestored && isDirty,
    problems: isTried ? problems : new Map([...problems].filter(([, problem]) => isUnparsed(problem))),
    isPayUnclear,
    count: written.length,
    isSending: submit.isPending,
    error: submit.error,
    submit: () => {
      setTried(true)
      const fit = written.filter(({ id }) => !problems.has(id))
      if (fit.length > 0 && !isPayUnclear && !submit.isPending)
        submit.mutate({ rows: fit, isAll: fit.length === written.length })
    },
  }
}
