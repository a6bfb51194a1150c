import { getRoles } from '@/api/calls/agency/agency-util'
import { getCurrentUser } from '@/api/calls/account/user'
import { queryClient } from '@/api/query-client'
import { queryOf } from '@/api/query'
import { ensureCreatorToken } from '@/api/send'
import { tokens } from '@/api/token-store'
import { isAllowed, isFanLevel } from '@/domain/account/access'
import { accountStatusOf } from '@/domain/account/account-status'
import { creatorIdInChatAddress } from '@/domain/chat/chat-address'
import type { CurrentUser } from '@/domain/account/current-user'
import type { Role } from '@/domain/account/role'
import { routeAt } from '@/domain/page/routes'
import { readClaims } from '@/domain/account/token'
import { readCreatorInFocus } from '@/services/session/creator-in-focus'

const ignore = () => undefined

async function fetchUserAndRoles() {
  const asked = queryClient.query(queryOf(getCurrentUser)).catch(ignore)
  const roles = await queryClient.query(queryOf(getRoles))
  return { roles, user: await asked }
}

async function fetchAgency(roles: readonly Role[], user: CurrentUser): Promise<void> {
  const name = routeAt(location.pathname)
  if (!name?.startsWith('agency') || !isAllowed(name, roles)) return
  const { prefetchAgencyPage } = await import('@/features/agency/screens/prefetch-agency-page')
  await prefetchAgencyPage(name, { client: queryClient, user, params: new URLSearchParams(location.search) })
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
  const { prefetchWorkspace } = await import('@/features/cr-tools/messages/screens/prefetch-workspace')
  if (!(await token)) return
  await prefetchWorkspace({
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
    let hasAsked = false
    const stop = queryClient.getQueryCache().subscribe(() => {
      const isAsking = queryClient.isFetching() > 0
      hasAsked ||= isAsking
      if (!hasAsked || isAsking) return
      stop()
      setTimeout(resolve, RENDER_WITHIN_MS)
    })
  })
}

/**
 * Prefetches user and roles as soon as there is a session and, once the roles allow it, the data of the page
 * at this address: requests in render order would wait for each other. The components refetch what fails.
 * Resolves once the first page's data has rendered or failed.
 */
export async function prefetchInitialData(): Promise<void> {
  const claims = readClaims(tokens.read().accessToken)
  const userId = claims?.sub
  // Any other level leads to a page of its own, without agency data.
  if (userId === undefined || !isFanLevel(accountStatusOf(claims))) return
  const creatorId = creatorIdInChatAddress(location.pathname + location.search) ?? readCreatorInFocus(userId)
  const account = fetchUserAndRoles()
  // Beside the roles, not after them: the server decides who gets a token.
  const token = fetchCreatorToken(creatorId)
  const { roles, user } = await account
  if (roles.includes('chatter') && creatorId !== undefined) await fetchTools(userId, creatorId, token)
  if (user) await fetchAgency(roles, user)
  if (creatorId === undefined) await initialRequestsDone()
}
