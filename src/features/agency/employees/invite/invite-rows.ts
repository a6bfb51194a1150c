import * as v from 'valibot'

import { EMPLOYEE_ROLES, type EmployeeRole } from '@/domain/agency/employee'
import { isBlank } from '@/lib/text/blank'
import { isEmail } from '@/lib/text/email'
import { parseCents } from '@/lib/text/parse-amount'

/** One person to invite, as typed or pasted. */
export const InviteRow = v.object({
  id: v.string(),
  email: v.string(),
  name: v.string(),
  /** Null: the pasted text matches no role the user may assign. */
  role: v.nullable(v.picklist(EMPLOYEE_ROLES)),
  /** Set by a pasted line; undefined takes the value for all, null means the pasted text matches nothing. */
  groupId: v.nullish(v.string()),
  permissionSetId: v.nullish(v.string()),
  hourly: v.optional(v.string()),
  /** The pasted text that matched nothing, kept for the user to fix. */
  pastedGroup: v.optional(v.string()),
  pastedSet: v.optional(v.string()),
  pastedHourly: v.optional(v.string()),
  /** The set exists, but allows more than the user may give. */
  isSetTooHigh: v.optional(v.boolean()),
  /** The user may not set pay: it is shown, and never sent. */
  isPayLocked: v.optional(v.boolean()),
  /** The server's error for this row. */
  refusal: v.optional(v.string()),
})
export type InviteRow = v.InferOutput<typeof InviteRow>

export const INVITE_PROBLEMS = [
  'email_missing',
  'email_unfit',
  'email_twice',
  'name_missing',
  'name_long',
  'role_unknown',
  'group_unknown',
  'set_unknown',
  'set_too_high',
  'pay_unclear',
  'pay_not_yours',
] as const
export type InviteProblem = (typeof INVITE_PROBLEMS)[number]

const UNPARSED_PROBLEMS: readonly InviteProblem[] = [
  'group_unknown',
  'set_unknown',
  'set_too_high',
  'pay_unclear',
  'pay_not_yours',
]

/** Whether a pasted value could not be parsed or assigned; shown at once, since no field holds it. */
export const isUnparsed = (problem: InviteProblem): boolean => UNPARSED_PROBLEMS.includes(problem)

const NAME_MAX_LENGTH = 60

export const isBlankRow = ({ email, name }: InviteRow): boolean => email.trim() === '' && name.trim() === ''

/** Names match however they are written: "Night team" is "night-team". */
const normalized = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_-]+/g, ' ')

/** The problem that blocks each row; of two rows with the same email, the second is at fault. */
export function findProblems(rows: readonly InviteRow[]): ReadonlyMap<string, InviteProblem> {
  const seen = new Set<string>()
  const problems = new Map<string, InviteProblem>()
  for (const row of rows) {
    const email = row.email.trim().toLowerCase()
    const problem = problemOf(row, seen.has(email))
    if (problem) problems.set(row.id, problem)
    if (email !== '') seen.add(email)
  }
  return problems
}

const isUnclear = (amount = ''): boolean => amount.trim() !== '' && parseCents(amount) === undefined

function problemOf(row: InviteRow, isTwice: boolean): InviteProblem | undefined {
  const { email, name } = row
  if (email.trim() === '') return 'email_missing'
  if (!isEmail(email)) return 'email_unfit'
  if (isTwice) return 'email_twice'
  if (isBlank(name)) return 'name_missing'
  if (name.trim().length > NAME_MAX_LENGTH) return 'name_long'
  if (row.role === null) return 'role_unknown'
  if (row.groupId === null) return 'group_unknown'
  if (row.permissionSetId === null) return row.isSetTooHigh ? 'set_too_high' : 'set_unknown'
  if (row.isPayLocked) return 'pay_not_yours'
  return isUnclear(row.hourly) ? 'pay_unclear' : undefined
}

/** The names pasted lines may refer to. */
export interface PasteContext {
  assignableRoles: readonly EmployeeRole[]
  roleName: (role: EmployeeRole) => string
  groups: readonly { id: string; name: string }[]
  sets: readonly { id: string; name: string; isGivable: boolean }[]
  /** Whether the user may set pay. */
  mayChangePay: boolean
}

const ROLE_ALIASES: Record<EmployeeRole, string> = {
  chatter: 'chatter',
  account_manager: 'account manager',
  agency_manager: 'manager',
  agency_director: 'director',
}

function parseRole(
  text: string | undefined,
  { assignableRoles, roleName }: PasteContext,
): EmployeeRole | null {
  const wanted = normalized(text ?? '')
  if (wanted === '') return assignableRoles[0] ?? null
  const role = EMPLOYEE_ROLES.find((one) =>
    [one, ROLE_ALIASES[one], roleName(one)].some((word) => normalized(word) === wanted),
  )
  return role && assignableRoles.includes(role) ? role : null
}

const parseId = (text: string | undefined, named: PasteContext['groups']): string | null | undefined => {
  const wanted = normalized(text ?? '')
  return wanted === '' ? undefined : (named.find(({ name }) => normalized(name) === wanted)?.id ?? null)
}

/** `Ana Ribeiro <ana@x.agency>`, the format of mail clients. */
function parseAddress(cell: string): { email: string; name?: string } {
  const text = cell.trim()
  const at = text.indexOf('<')
  if (at === -1 || !text.endsWith('>')) return { email: text }
  const name = text.slice(0, at).replaceAll('"', '').trim()
  return { email: text.slice(at + 1, -1).trim(), ...(name !== '' && { name }) }
}

function parseRow(cells: readonly string[], known: PasteContext, id: string): InviteRow {
  const at = Math.max(
    0,
    cells.findIndex((cell) => cell.includes('@')),
  )
  const address = parseAddress(cells[at] ?? '')
  const rest = cells.filter((_cell, index) => index !== at)
  const [name, role, group, set, hourly] = address.name === undefined ? rest : [address.name, ...rest]
  const groupId = parseId(group, known.groups)
  const setId = parseId(set, known.sets)
  const isSetTooHigh = known.sets.some(({ id: one, isGivable }) => one === setId && !isGivable)
  const permissionSetId = isSetTooHigh ? null : setId
  const pay = hourly?.trim() || undefined
  const isPayLocked = pay !== undefined && !known.mayChangePay
  return {
    id,
    email: address.email,
    name: (name ?? '').trim(),
    role: parseRole(role, known),
    groupId,
    permissionSetId,
    hourly: isPayLocked ? undefined : pay,
    pastedGroup: groupId === null ? group?.trim() : undefined,
    pastedSet: permissionSetId === null ? set?.trim() : undefined,
    pastedHourly: isPayLocked || isUnclear(hourly) ? pay : undefined,
    ...(isSetTooHigh && { isSetTooHigh }),
    ...(isPayLocked && { isPayLocked }),
  }
}

/** Parses lines of email, name, role, group, permission set and hourly pay; skips a header row, which has no email. */
export function parseRows(
  lines: readonly (readonly string[])[],
  known: PasteContext,
  newId: () => string,
): InviteRow[] {
  const hasHeading = lines.length > 1 && !lines[0]?.some((cell) => cell.includes('@'))
  return lines.slice(hasHeading ? 1 : 0).map((cells) => parseRow(cells, known, newId()))
}
