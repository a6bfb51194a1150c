import { getRoles } from '@/api/calls/agency-util'
import { getCurrentUser } from '@/api/calls/user'
import { queryClient } from '@/api/query-client'
import { queryOf } from '@/api/query'
import { prepareCreator } from '@/api/send'
import { tokens } from '@/api/tokens'
import { isAllowed, isFanLevel } from '@/domain/access'
import { accountStatusOf } from '@/domain/account-status'
import { creatorOfChat } from '@/domain/chat-address'
import type { CurrentUser } from '@/domain/current-user'
import type { Role } from '@/domain/role'
import { routeAt } from '@/domain/routes'
import { readClaims } from '@/domain/token'
import { creatorInFocusOf } from '@/services/creator-in-focus'

const ignore = () => undefined

async function fetchPerson() {
  const asked = queryClient.query(queryOf(getCurrentUser)).catch(ignore)
  const roles = await queryClient.query(queryOf(getRoles))
  return { roles, user: await asked }
}

async function fetchAgency(roles: readonly Role[], user: CurrentUser): Promise<void> {
  const name = routeAt(location.pathname)
  if (!name?.startsWith('agency') || !isAllowed(name, roles)) return
  const { fetchAgencyPage } = await import('@/features/agency/screens/fetch-ahead')
  await fetchAgencyPage(name, { client: queryClient, user, params: new URLSearchParams(location.search) })
}

async function fetchTools(userId: string, creatorId: string): Promise<void> {
  const name = routeAt(location.pathname)
  if (name !== 'messages' && name !== 'channel') return
  const channelId =
    name === 'channel' ? location.pathname.split('/').findLast((part) => part !== '') : undefined
  const token = prepareCreator(creatorId).then(
    () => true,
    () => false,
  )
  const { fetchWorkspace } = await import('@/features/cr-tools/messages/screens/fetch-ahead')
  if (!(await token)) return
  await fetchWorkspace({
    client: queryClient,
    userId,
    creatorId,
    channelId: channelId && decodeURIComponent(channelId),
    search: location.search,
  })
}

/** In this time an answer is drawn, on a slow device too. */
const DRAWN_WITHIN_MS = 500

/** Once what the first page asks for, after the roles, has come or failed, and is drawn. */
function firstAnswers(): Promise<void> {
  return new Promise((resolve) => {
    let hasAsked = false
    const stop = queryClient.getQueryCache().subscribe(() => {
      const isAsking = queryClient.isFetching() > 0
      hasAsked ||= isAsking
      if (!hasAsked || isAsking) return
      stop()
      setTimeout(resolve, DRAWN_WITHIN_MS)
    })
  })
}

/**
 * Asks for what decides what may be seen as soon as there is a session and, once the roles have decided, for what the page
 * at this address shows first: drawn one after the other, each would wait for the one before. What fails is asked for
 * again by whoever shows it. Resolves once the first page's data has come and is drawn, or failed.
 */
export async function fetchFirstData(): Promise<void> {
  const claims = readClaims(tokens.read().accessToken)
  const userId = claims?.sub
  // Any other level leads to a page of its own, which shows nothing of an agency.
  if (userId === undefined || !isFanLevel(accountStatusOf(claims))) return
  const creatorId = creatorOfChat(location.pathname + location.search) ?? creatorInFocusOf(userId)
  const { roles, user } = await fetchPerson()
  if (roles.includes('chatter') && creatorId !== undefined) await fetchTools(userId, creatorId)
  if (user) await fetchAgency(roles, user)
  if (creatorId === undefined) await firstAnswers()
}
