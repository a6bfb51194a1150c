import { describe, expect, it } from 'vitest'

import type { Call } from '@/api/call'
import { FIGURE_UNIT } from '@/domain/figures/chatter-figures'
import { STAFF } from '@/mocks/seed/staff'
import { CALL_MODULES } from '@/mocks/transport/backend'

import { validRequest } from './requests'

const MONEY_NAMES =
  /^(amount|average|averagePrice|averageSoldPrice|cost|dmRevenue|earned|estimate|fee|gross|lifetime|massRevenue|membershipRevenue|net|openAmount|ppvRevenue|revenue|sales|salesPerHour|spend|spent|tickets|tipped|tips)$/
const MONEY_FIGURES = new Set(
  Object.entries(FIGURE_UNIT).flatMap(([name, unit]) => (unit === 'money' ? [name] : [])),
)
const isMoney = (name: string) => MONEY_NAMES.test(name) || MONEY_FIGURES.has(name)

/** By ID or name; a name within a text is not searched. */
const STAFF_FACTS = new Set(STAFF.flatMap(({ userId, displayName }) => [userId, displayName]))

/** Amounts that need another right: the permission for earnings, the role, or the own sales. */
const OTHER_AMOUNTS = [
  /^(getEarnings|listTransactions|listPayouts|getPayout)\./,
  /^getPriceImpact\.estimate$/,
  /\.(goal|tipMenu)\.amount$/,
  /\.granularRates\.tips$/,
  /^(getOwnStatistics|listOwnSales)\./,
]
/** Who works on the same thing: only their ID, whose name no call gives then. */
const OTHER_STAFF = [
  /^(createLive|updateLive|startLive|endLive|moderateLiveChat)\.moderatorIds$/,
  /^(list|get|update|submit|withdraw|add)Dmca\w+\.((data\.)?ownerId|owners|userIds|evidence\.addedBy|log\.userId)$/,
  /^listChannels\.data\.(assignedTo|lock\.userId)$/,
  /^getDraft\.draft\.userId$/,
  /^listGroupLog\.data\.byId$/,
  /ProfileSuggestions?\.(data\.)?(byId|decidedById)$/,
  /^(getMedia\.uploadedBy|listVaultTags\.uploaderIds)$/,
  /^listAssignedCreators\.data\.onDuty\.userId$/,
  /^listOwnSales\.data\.userId$/,
]

/** Every simple value in an answer, with its path. */
function valuesIn(answer: unknown, path: string): [path: string, value: unknown][] {
  if (Array.isArray(answer)) return answer.flatMap((one) => valuesIn(one, path))
  if (answer === null || typeof answer !== 'object') return [[path, answer]]
  return Object.entries(answer).flatMap(([key, one]) => valuesIn(one, `${path}.${key}`))
}

async function answerOf(name: string, call: Call, permissions: object) {
  const { visitor, send } = await validRequest(name, call)
  const { state } = visitor.world
  const callers = new Set(Object.values(state.sessions).map(({ userId }) => userId))
  for (const userId of callers) state.permissions[userId] = permissions
  const values = valuesIn((await send()).body, name)
  const amounts = values.filter(
    ([path, value]) => typeof value === 'number' && value !== 0 && path.split('.').some(isMoney),
  )
  const staff = values.filter(
    ([, value]) => typeof value === 'string' && STAFF_FACTS.has(value) && !callers.has(value),
  )
  const pathsOf = (found: typeof values) => [...new Set(found.map(([path]) => path))]
  return { amounts: pathsOf(amounts), staff: pathsOf(staff) }
}

const without = (paths: readonly string[], exceptions: readonly RegExp[]) =>
  paths.filter((path) => !exceptions.some((exception) => exception.test(path)))

/** The calls of the creator tools and of a chatter's own pages. */
const calls = Object.values(CALL_MODULES)
  .flatMap((module) => Object.entries(module as Record<string, Call>))
  .filter(([, { token, path }]) => token === 'creator' || /^\/api\/(internal|user)\//.test(path ?? ''))
const callNamed = (name: string) => calls.find(([one]) => one === name)?.[1] ?? expect.fail(`no ${name}`)

describe('what a reader may not see (screens S0)', () => {
  it.each(calls)('%s sends no amounts and no names of staff without the right', async (name, call) => {
    const { amounts, staff } = await answerOf(name, call, { canSeeSpend: false, canSeeStaffNames: false })
    expect(without(amounts, OTHER_AMOUNTS)).toEqual([])
    expect(without(staff, OTHER_STAFF)).toEqual([])
  })

  it.each([
    'getAnalytics',
    'getBestHours',
    'getCreatorNotes',
    'getDashboard',
    'getDigest',
    'getFan',
    'getLiveSummary',
    'getMassMessage',
    'getScriptStats',
    'getWelcomeStats',
    'listFanListMembers',
    'listMassBuyers',
    'listMassMessages',
    'listPastLives',
  ])('%s sends amounts to those who may', async (name) => {
    expect(without((await answerOf(name, callNamed(name), {})).amounts, OTHER_AMOUNTS)).not.toEqual([])
  })

  it.each(['getHandover', 'listUserDisplays'])('%s names staff to those who may', async (name) => {
    expect((await answerOf(name, callNamed(name), {})).staff).not.toEqual([])
  })
})
