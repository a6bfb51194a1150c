import { http } from 'msw'
import { afterEach, expect, it } from 'vitest'

import { login } from '@/api/calls/account/auth'
import { queryClient } from '@/api/query-client'
import { send } from '@/api/send'
import { tokens } from '@/api/token-store'
import { acceptTokens } from '@/features/auth/session/accept-tokens'
import { DEMO_PASSWORD, IDENTITIES, type Identity } from '@/mocks/rules/account/identities'
import { readClaims } from '@/domain/account/token'
import { server } from '@/mocks/node'
import { focusCreator } from '@/services/session/creator-in-focus'
import { lastAccess } from '@/services/storage/last-access'

import { setUpBackend } from '../../../tests/support/render/backend'
import { preloadInitialData } from './initial-data'
import { waitForExpect } from '../../../tests/support/wait-for-expect'

setUpBackend()

/** Preloads for an address and a user; returns the requests so far, and resolves when all have finished. */
async function preloadAt(path: string, as?: Identity['labelKey'], creatorId?: string) {
  const email = IDENTITIES.find(({ labelKey }) => labelKey === as)?.email
  if (email) acceptTokens(await send(login, { email, password: DEMO_PASSWORD }))
  if (creatorId) focusCreator(readClaims(tokens.read().accessToken)?.sub ?? '', creatorId)
  window.history.replaceState(null, '', path)
  const asked: string[] = []
  server.events.on('request:start', ({ request }) => void asked.push(new URL(request.url).pathname))
  return { asked, done: preloadInitialData() }
}

afterEach(() => server.events.removeAllListeners())

it('fetches the user, and the page that the roles open', async () => {
  const { asked } = await preloadAt('/agency-overview', 'director')
  await waitForExpect(() => expect(asked).toHaveLength(3))
  expect(asked.slice(0, 2).toSorted()).toEqual(['/api/agency-util/roles', '/api/user/current-user'])
  expect(asked.at(-1)).toBe('/api/agency/overview/get')
})

const OVERVIEW = '/api/agency/overview/get'
const overviews = (asked: readonly string[]) => asked.filter((path) => path === OVERVIEW).length

/** Visits the overview as a director and forgets the data; resolves to the user's id. */
async function visitOverview(): Promise<string> {
  const { asked } = await preloadAt('/agency-overview', 'director')
  await waitForExpect(() => expect(asked).toContain(OVERVIEW))
  await waitForExpect(() => expect(queryClient.isFetching()).toBe(0))
  queryClient.clear()
  server.events.removeAllListeners()
  return readClaims(tokens.read().accessToken)?.sub ?? ''
}

it('requests the page that the roles of the last visit open beside the roles', async () => {
  await visitOverview()
  const { promise: roles, resolve: answerRoles } = Promise.withResolvers<void>()
  server.use(http.get('*/api/agency-util/roles', () => roles))
  const { asked } = await preloadAt('/agency-overview')
  await waitForExpect(() => expect(asked).toContain(OVERVIEW))
  answerRoles()
  await waitForExpect(() => expect(queryClient.isFetching()).toBe(0))
  expect(overviews(asked)).toBe(1)
})

it('requests the page again when the agency has moved to another time zone since the last visit', async () => {
  const userId = await visitOverview()
  lastAccess.save(userId, { roles: ['agency_director'], agencyTimezone: 'Asia/Tokyo' })
  const { asked } = await preloadAt('/agency-overview')
  await waitForExpect(() => expect(overviews(asked)).toBe(2))
  expect(lastAccess.read(userId)?.agencyTimezone).not.toBe('Asia/Tokyo')
})

it("requests the creator's token for the inbox beside the roles, not after them", async () => {
  let isRolesDue = false
  const { promise: roles, resolve: answerRoles } = Promise.withResolvers<void>()
  server.use(
    http.get('*/api/agency-util/roles', async () => {
      isRolesDue = true
      await roles
    }),
  )
  const { asked, done } = await preloadAt('/cr-tools/messages', 'chatter', 'creator-01')
  await waitForExpect(() => expect(isRolesDue && asked.includes('/api/internal/chatter/token')).toBe(true))
  expect(asked).not.toContain('/api/messages/channels/list')
  answerRoles()
  await done
  expect(asked).toContain('/api/messages/channels/list')
  expect(asked.filter((path) => path === '/api/internal/chatter/token')).toHaveLength(1)
})

it('fetches no page that the roles do not open', async () => {
  const { asked, done } = await preloadAt('/agency-overview', 'chatter', 'creator-01')
  await done
  expect(asked.toSorted()).toEqual(['/api/agency-util/roles', '/api/user/current-user'])
})

it.each(['unverified', 'unlinked', 'pending_mfa', 'locked'] as const)(
  'fetches nothing for an account that is %s: its level leads elsewhere',
  async (as) => {
    const { asked, done } = await preloadAt('/agency-overview', as)
    await done
    expect(asked).toEqual([])
  },
)

it('fetches nothing without a user', async () => {
  const { asked, done } = await preloadAt('/agency-overview')
  await done
  expect(asked).toEqual([])
})
