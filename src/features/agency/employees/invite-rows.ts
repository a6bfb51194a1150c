import { EMPLOYEE_ROLES, type EmployeeRole } from '@/domain/employee'
import { centsOf } from '@/lib/amount-text'

/** One person to invite, as typed or pasted. */
export interface InviteRow {
  id: string
  email: string
  name: string
  /** Null: the pasted text matches no role the user may assign. */
  role: EmployeeRole | null
  /** Set by a pasted line; undefined takes the value for all, null means the pasted text matches nothing. */
  groupId?: string | null | undefined
  permissionSetId?: string | null | undefined
  hourly?: string | undefined
  /** The pasted text that matched nothing, kept for the user to fix. */
  groupSaid?: string | undefined
  setSaid?: string | undefined
  hourlySaid?: string | undefined
  /** The set exists, but allows more than the user may give. */
  isSetTooHigh?: boolean | undefined
  /** The user may not set pay: it is shown, and never sent. */
  isPayLocked?: boolean | undefined
  /** The server's error for this row. */
  refusal?: string | undefined
}

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

const UNREAD: readonly InviteProblem[] = [
  'group_unknown',
  'set_unknown',
  'set_too_high',
  'pay_unclear',
  'pay_not_yours',
]

/** Whether a pasted value could not be parsed or assigned; shown at once, since no field holds it. */
export const isUnread = (problem: InviteProblem): boolean => UNREAD.includes(problem)

const EMAIL = /^[^\s@<>,;]+@[^\s@<>,;]+\.[^\s@<>,;]{2,}$/
const NAME_MAX_LENGTH = 60

export const isBlank = ({ email, name }: InviteRow): boolean => email.trim() === '' && name.trim() === ''

const folded = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_-]+/g, ' ')

/** The problem that blocks each row; of two rows with the same email, the second is at fault. */
export function problemsIn(rows: readonly InviteRow[]): ReadonlyMap<string, InviteProblem> {
  const seen = new Set<string>()
  const problems = new Map<string, InviteProblem>()
  for (const row of rows) {
    const email = folded(row.email)
    const problem = problemOf(row, seen.has(email))
    if (problem) problems.set(row.id, problem)
    if (email !== '') seen.add(email)
  }
  return problems
}

const isUnclear = (amount = ''): boolean => amount.trim() !== '' && centsOf(amount) === undefined

function problemOf(row: InviteRow, isTwice: boolean): InviteProblem | undefined {
  const { email, name } = row
  if (email.trim() === '') return 'email_missing'
  if (!EMAIL.test(email.trim())) return 'email_unfit'
  if (isTwice) return 'email_twice'
  if (name.trim() === '') return 'name_missing'
  if (name.trim().length > NAME_MAX_LENGTH) return 'name_long'
  if (row.role === null) return 'role_unknown'
  if (row.groupId === null) return 'group_unknown'
  if (row.permissionSetId === null) return row.isSetTooHigh ? 'set_too_high' : 'set_unknown'
  if (row.isPayLocked) return 'pay_not_yours'
  return isUnclear(row.hourly) ? 'pay_unclear' : undefined
}

/** The names pasted lines may refer to. */
export interface Known {
  give: readonly EmployeeRole[]
  roleName: (role: EmployeeRole) => string
  groups: readonly { id: string; name: string }[]
  sets: readonly { id: string; name: string; isGivable: boolean }[]
  /** Whether the user may set pay. */
  changesPay: boolean
}

const SHORT: Record<EmployeeRole, string> = {
  chatter: 'chatter',
  account_manager: 'account manager',
  agency_manager: 'manager',
  agency_director: 'director',
}

function roleFrom(text: string | undefined, { give, roleName }: Known): EmployeeRole | null {
  const wanted = folded(text ?? '')
  if (wanted === '') return give[0] ?? null
  const role = EMPLOYEE_ROLES.find((one) =>
    [one, SHORT[one], roleName(one)].some((word) => folded(word) === wanted),
  )
  return role && give.includes(role) ? role : null
}

const idFrom = (text: string | undefined, named: Known['groups']): string | null | undefined => {
  const wanted = folded(text ?? '')
  return wanted === '' ? undefined : (named.find(({ name }) => folded(name) === wanted)?.id ?? null)
}

/** `Ana Ribeiro <ana@x.agency>`, the format of mail clients. */
const NAMED_ADDRESS = /^\s*"?(?<name>[^"<]*?)"?\s*<(?<email>[^<>]+)>\s*$/

function rowFrom(cells: readonly string[], known: Known, id: string): InviteRow {
  const at = Math.max(
    0,
    cells.findIndex((cell) => cell.includes('@')),
  )
  const parts = NAMED_ADDRESS.exec(cells[at] ?? '')?.groups
  const rest = cells.filter((_cell, index) => index !== at)
  const [name, role, group, set, hourly] = parts?.['name'] ? [parts['name'], ...rest] : rest
  const groupId = idFrom(group, known.groups)
  const setId = idFrom(set, known.sets)
  const isSetTooHigh = known.sets.some(({ id: one, isGivable }) => one === setId && !isGivable)
  const permissionSetId = isSetTooHigh ? null : setId
  const pay = hourly?.trim() || undefined
  const isPayLocked = pay !== undefined && !known.changesPay
  return {
    id,
    email: (parts?.['email'] ?? cells[at] ?? '').trim(),
    name: (name ?? '').trim(),
    role: roleFrom(role, known),
    groupId,
    permissionSetId,
    hourly: isPayLocked ? undefined : pay,
    groupSaid: groupId === null ? group?.trim() : undefined,
    setSaid: permissionSetId === null ? set?.trim() : undefined,
    hourlySaid: isPayLocked || isUnclear(hourly) ? pay : undefined,
    ...(isSetTooHigh && { isSetTooHigh }),
    ...(isPayLocked && { isPayLocked }),
  }
}

/** Parses lines of email, name, role, group, permission set and hourly pay; skips a header row, which has no email. */
export function rowsFrom(
  lines: readonly (readonly string[])[],
  known: Known,
  newId: () => string,
): InviteRow[] {
  const hasHeading = lines.length > 1 && !lines[0]?.some((cell) => cell.includes('@'))
  return lines.slice(hasHeading ? 1 : 0).map((cells) => rowFrom(cells, known, newId()))
}
