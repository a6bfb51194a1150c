import { useDeferredValue, useEffect, useState } from 'react'
import { skipToken, useQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router'

import { accountNameOf } from '@/domain/account/account-name'
import { decideRoute, isAllowed, isFanLevel } from '@/domain/account/access'
import { creatorIdInChatAddress } from '@/domain/chat/chat-address'
import { paramOfAddress } from '@/domain/page/return-path'
import { type RouteName, routeOptions } from '@/domain/page/routes'
import { useCurrentUser, useDeviceAccount, useRoles, useSession } from '@/features/auth'
import { useTranslation } from '@/i18n/use-translation'
import { isolate } from '@/lib/text/isolate'
import { toast } from '@/services/page/toasts'
import { Button } from '@/ui/button'
import { isApiError, isFinalRefusal, isUnreachable } from '@/api/errors'
import { ensureCreatorToken } from '@/api/send'
import { useIsLost } from '@/api/use-is-lost'
import { reportUnreachable } from '@/services/network/connection'
import { focusCreator, useCreatorInFocus } from '@/services/session/creator-in-focus'
import { getAuthFlowIntent } from '@/api/calls/account/auth'
import { queryOf } from '@/api/query'

import { followConnection } from '../status/follow-connection'
import { GuardOutcome } from './guard-outcome'
import { AppSkeleton } from '../loading/app-skeleton'
import { PageEnter } from '../loading/page-enter'

/** Routes where an external sign-in flow ends. */
const AUTH_FLOW_END_ROUTES: readonly (RouteName | undefined)[] = ['authSuccess', 'verify']
/** After this timeout the user goes home. */
const INTENT_TIMEOUT_MS = 3000

type AuthFlowIntent = { isPending: true } | { isPending: false; path: string | null }

const NO_INTENT: AuthFlowIntent = { isPending: false, path: null }

/**
 * Returns the target of a sign-in flow without one of its own (requirements 7); no path at any other address.
 */
function useAuthFlowIntent(name: RouteName | undefined, address: string): AuthFlowIntent {
  const isEnd = AUTH_FLOW_END_ROUTES.includes(name) && paramOfAddress(address, 'next') === null
  const intent = useQuery({ ...queryOf(getAuthFlowIntent), enabled: isEnd })
  const [isLate, setIsLate] = useState(false)
  useEffect(() => {
    if (!isEnd) return undefined
    const timer = setTimeout(() => setIsLate(true), INTENT_TIMEOUT_MS)
    return () => clearTimeout(timer)
  }, [isEnd])
  if (!isEnd) return NO_INTENT
  if (intent.isPending && !isLate) return { isPending: true }
  return { isPending: false, path: intent.data?.authFlowIntent ?? null }
}

type AddressedCreator =
  | { state: 'settled' | 'pending' | 'refused' }
  | { state: 'failed'; error: Error; retry: () => void }

/**
 * Sets the creator of a chat's URL in focus, once the server has issued a token for them: in a new tab, and
 * on return to another creator's chat. Checks once per visit: a switch made on the page wins.
 */
function useAddressedCreator(creatorId: string | undefined): AddressedCreator {
  const { key } = useLocation()
  const { userId } = useSession()
  const inFocus = useCreatorInFocus(userId)
  const [visit, setVisit] = useState<{ key?: string; creatorId?: string | undefined; isSettled: boolean }>({
    isSettled: false,
  })
  const isSettled = creatorId === undefined || creatorId === inFocus
  const isKnown = visit.key === key && visit.creatorId === creatorId
  if (!isKnown || (isSettled && !visit.isSettled)) setVisit({ key, creatorId, isSettled })
  const isPending = !visit.isSettled && !isSettled
  const check = useQuery({
    queryKey: ['addressed-creator', creatorId],
    queryFn: isPending ? () => ensureCreatorToken(creatorId).then(() => true) : skipToken,
    // Checked again on each visit; the token itself is cached.
    gcTime: 0,
  })
  const isOpen = isPending && check.isSuccess
  useEffect(() => {
    if (isOpen && userId !== undefined && creatorId !== undefined) focusCreator(userId, creatorId)
  }, [isOpen, userId, creatorId])
  if (!isPending) return { state: 'settled' }
  if (!check.isError) return { state: 'pending' }
  // A 401 is about the session, not about the creator.
  return isFinalRefusal(check.error) && !isApiError(check.error, 401)
    ? { state: 'refused' }
    : { state: 'failed', error: check.error, retry: () => void check.refetch() }
}

/** Says why an invitation does not open: someone signed in is redirected home (requirements 4). */
function useInvitationNotice(name: RouteName | undefined, address: string): void {
  const { t } = useTranslation('global')
  const { data: user } = useCurrentUser()
  const isOpened = name === 'verify' && paramOfAddress(address, 'code') !== null
  const userName = isOpened && user ? accountNameOf(user) : undefined
  useEffect(() => {
    if (userName !== undefined) toast.info(t('shell.invitation_signed_in', { name: isolate(userName) }))
  }, [userName, t])
}

/** Shows a retry instead of a 404: failed roles refuse no page. Without a network it loads by itself later. */
function RolesFailed({ error, retry }: { error: Error | null; retry: () => void }) {
  const { t } = useTranslation('global')
  const isOffline = isUnreachable(error)
  useEffect(() => {
    const stop = followConnection()
    if (isOffline) reportUnreachable()
    return stop
  }, [isOffline])
  return (
    <main className="grid min-h-dvh place-content-center justify-items-center gap-2 p-6 text-center">
      <PageEnter page="shell.roles_failed_title" />
      <h1 className="text-20 font-strong">
        {t(isOffline ? 'offline.page_title' : 'shell.roles_failed_title')}
      </h1>
      <p role="alert" className="mb-4 max-w-[420px] text-text-quiet">
        {t(isOffline ? 'offline.page_text' : 'shell.roles_failed_text')}
      </p>
      <Button onClick={retry}>{t('shell.retry')}</Button>
    </main>
  )
}

interface GuardByRolesProps {
  name: RouteName | undefined
  /** Requested path, search and hash. */
  address: string
  hasCreator: boolean
}

/** The guard for signed-in users: waits for the roles where the route depends on them. */
export function GuardByRoles({ name, address, hasCreator }: GuardByRolesProps) {
  const session = useSession()
  const { roles, isPending, error, retry } = useRoles()
  const user = useCurrentUser()
  // The account's own status wins over its level in the token (requirements 4).
  const status = user.data?.securityStatus === 'locked' ? 'locked' : session.status
  useDeviceAccount()
  useInvitationNotice(name, address)
  const needsRoles =
    name === undefined || routeOptions(name).needs !== 'session' || routeOptions(name).isAuthFlow
  // Routes that the roles forbid are refused without loading permissions.
  const needsUser =
    name !== undefined && routeOptions(name).permission !== undefined && isAllowed(name, roles)
  const addressed = useAddressedCreator(
    isAllowed('channel', roles) ? creatorIdInChatAddress(address) : undefined,
  )
  const intent = useAuthFlowIntent(isFanLevel(status) ? name : undefined, address)
  // Without a network the role decides alone, as where the server sends no permissions.
  const isUserLost = useIsLost(user)
  const isUserPending = user.isPending && !isUserLost
  const isDecided = !(needsRoles && isPending) && !(needsUser && isUserPending) && !intent.isPending
  // The whole page renders with this answer: deferred, so a slow machine stays responsive.
  const isRendered = useDeferredValue(isDecided)
  if (!isDecided || !isRendered) return <AppSkeleton />
  if (needsRoles && error) return <RolesFailed error={error} retry={retry} />
  if (needsUser && !user.data && !isUserLost)
    return <RolesFailed error={user.error} retry={() => void user.refetch()} />
  if (addressed.state === 'pending') return <GuardOutcome decision={{ kind: 'wait' }} name={name} />
  if (addressed.state === 'failed') return <RolesFailed error={addressed.error} retry={addressed.retry} />
  const visitor = {
    status,
    roles,
    hasCreator: hasCreator && addressed.state !== 'refused',
    permissions: user.data?.chatterPermissions,
    intent: intent.isPending ? null : intent.path,
  }
  return <GuardOutcome decision={decideRoute(name, visitor, address)} name={name} />
}
