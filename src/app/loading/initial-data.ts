import { getRoles } from '@/api/calls/agency/agency-util'
import { getCurrentUser } from '@/api/calls/account/user'
import { queryClient } from '@/api/query-client'
import { queryOf } from '@/api/query'
import { ensureCreatorToken } from '@/api/send'
import { tokens } from '@/api/token-store'
import { isAllowed, isFanLevel } from '@/domain/account/access'
import { accountStatusOf } from '@/domain/account/account-status'
import { creatorIdInChatAddress } from '@/domain/chat/chat-address'
import { routeAt } from '@/domain/page/routes'
import { readClaims } from '@/domain/account/token'
import { readCreatorInFocus } from '@/services/session/creator-in-focus'
import { type LastAccess, lastAccess } from '@/services/storage/last-access'

const ignore = () => undefined

async function fetchUserAndRoles() {
  const userQuery = queryClient.query(queryOf(getCurrentUser)).catch(ignore)
  const roles = await queryClient.query(queryOf(getRoles))
  return { roles, user: await userQuery }
}

async function fetchAgency(userId: string, { roles, agencyTimezone }: LastAccess): Promise<void> {
  const name = routeAt(location.pathname)
  if (!name?.startsWith('agency') || !isAllowed(name, roles)) return
  const { preloadAgencyPage } = await import('@/features/agency/screens/preload-agency-page')
  const params = new URLSearchParams(location.search)
  await preloadAgencyPage(name, { client: queryClient, user: { userId, agencyTimezone }, params })
}

/** Fetches the creator's token for a page of the chat; resolves to whether there is one. */
function fetchCreatorToken(creatorId: string | undefined): Promise<boolean> {
  const name = routeAt(location.pathname)
  if (creatorId === undefined || (name !== 'messages' && name !== 'channel')) return Promise.resolve(false)
  return ensureCreatorToken(creatorId).then(
    () => true,
    () => false,
  )
}

async function fetchTools(userId: string, creatorId: string, token: Promise<boolean>): Promise<void> {
  const isChannel = routeAt(location.pathname) === 'channel'
  const channelId = isChannel ? location.pathname.split('/').findLast((part) => part !== '') : undefined
  const { preloadWorkspace } = await import('@/features/cr-tools/messages/screens/preload-workspace')
  if (!(await token)) return
  await preloadWorkspace({
    client: queryClient,
    userId,
    creatorId,
    channelId: channelId && decodeURIComponent(channelId),
    search: location.search,
  })
}

/** Time in which a response renders, on a slow device too. */
const RENDER_WITHIN_MS = 500

/** Resolves when the first page's requests, which follow the roles, have finished and rendered. */
function initialRequestsDone(): Promise<void> {
  return new Promise((resolve) => {
    let hasFetched = false
    const stop = queryClient.getQueryCache().subscribe(() => {
      const isFetching = queryClient.isFetching() > 0
      hasFetched ||= isFetching
      if (!hasFetched || isFetching) return
      stop()
      setTimeout(resolve, RENDER_WITHIN_MS)
    })
  })
}

/**
 * Preloads user and roles as soon as there is a session, and the data of the page at this address: requests in render
 * order would wait for each other. An agency page does not wait for the roles either, if those of the last visit allow
 * it. The components refetch what fails. Resolves once the first page's data has rendered or failed.
 */
export async function preloadInitialData(): Promise<void> {
  const claims = readClaims(tokens.read().accessToken)
  const userId = claims?.sub
  // Any other level leads to a page of its own, without agency data.
  if (userId === undefined || !isFanLevel(accountStatusOf(claims))) return
  const creatorId = creatorIdInChatAddress(location.pathname + location.search) ?? readCreatorInFocus(userId)
  const account = fetchUserAndRoles()
  const last = lastAccess.read(userId)
  const early = last && fetchAgency(userId, last).catch(ignore)
  // Beside the roles, not after them: the server decides who gets a token.
  const token = fetchCreatorToken(creatorId)
  const { roles, user } = await account
  if (roles.includes('chatter') && creatorId !== undefined) await fetchTools(userId, creatorId, token)
  if (user) {
    const access = { roles, agencyTimezone: user.agencyTimezone }
    lastAccess.save(userId, access)
    await (JSON.stringify(access) === JSON.stringify(last) ? early : fetchAgency(userId, access))
  }
  if (creatorId === undefined) await initialRequestsDone()
}
