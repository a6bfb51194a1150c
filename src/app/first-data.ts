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

/** Time in which a response renders, on a slow device too. */
const DRAWN_WITHIN_MS = 500

/** Resolves when the first page's requests, which follow the roles, have finished and rendered. */
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
 * Prefetches user and roles as soon as there is a session and, once the roles allow it, the data of the page
 * at this address: requests in render order would wait for each other. The components refetch what fails.
 * Resolves once the first page's data has rendered or failed.
 */
export async function fetchFirstData(): Promise<void> {
  const claims = readClaims(tokens.read().accessToken)
  const userId = claims?.sub
  // Any other level leads to a page of its own, without agency data.
  if (userId === undefined || !isFanLevel(accountStatusOf(claims))) return
  const creatorId = creatorOfChat(location.pathname + location.search) ?? creatorInFocusOf(userId)
  const { roles, user } = await fetchPerson()
  if (roles.includes('chatter') && creatorId !== undefined) await fetchTools(userId, creatorId)
  if (user) await fetchAgency(roles, user)
  if (creatorId === undefined) await firstAnswers()
}
