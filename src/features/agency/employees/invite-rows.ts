import { EMPLOYEE_ROLES, type EmployeeRole } from '@/domain/employee'
import { centsOf } from '@/lib/amount-text'

/** Somebody to invite, as written. */
export interface InviteRow {
  id: string
  email: string
  name: string
  /** Null: what was pasted is no role the asker may give. */
  role: EmployeeRole | null
  /** Said by a pasted line; what is not said is as for all. Null: what was pasted is none of the agency's. */
  groupId?: string | null | undefined
  permissionSetId?: string | null | undefined
  hourly?: string | undefined
  /** As pasted, where nobody could tell what it means: it stays to be mended. */
  groupSaid?: string | undefined
  setSaid?: string | undefined
  hourlySaid?: string | undefined
  /** There is such a set, but it allows more than the asker may give. */
  isSetTooHigh?: boolean | undefined
  /** Pay that the asker may not set: it is said, and never sent. */
  isPayLocked?: boolean | undefined
  /** What the server said when it was sent. */
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

/** What a pasted line said and nobody could read, or may not say: told as soon as it stands there, since nothing else tells what it said. */
export const isUnread = (problem: InviteProblem): boolean => UNREAD.includes(problem)

const EMAIL = /^[^\s@<>,;]+@[^\s@<>,;]+\.[^\s@<>,;]{2,}$/
const NAME_MAX_LENGTH = 60

export const isBlank = ({ email, name }: InviteRow): boolean => email.trim() === '' && name.trim() === ''

const folded = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_-]+/g, ' ')

/** What keeps each row from being sent; the second of two with one address is the one that is wrong. */
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

/** What names in pasted lines may mean. */
export interface Known {
  give: readonly EmployeeRole[]
  roleName: (role: EmployeeRole) => string
  groups: readonly { id: string; name: string }[]
  sets: readonly { id: string; name: string; isGivable: boolean }[]
  /** Whether the asker may set pay. */
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

/** `Ana Ribeiro <ana@x.agency>`, as mail programs write it. */
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

/** Lines of email, name, role, group, permission set, pay per hour; a first line without an address is a heading. */
export function rowsFrom(
  lines: readonly (readonly string[])[],
  known: Known,
  newId: () => string,
): InviteRow[] {
  const hasHeading = lines.length > 1 && !lines[0]?.some((cell) => cell.includes('@'))
  return lines.slice(hasHeading ? 1 : 0).map((cells) => rowFrom(cells, known, newId()))
}
