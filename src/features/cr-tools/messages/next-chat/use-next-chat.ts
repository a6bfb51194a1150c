import { useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'

import { findNextChannel } from '@/api/calls/chat/messages'
import { errorText } from '@/api/errors'
import { queryKeyOfKind } from '@/api/query'
import { send } from '@/api/send'
import type { NextChannel } from '@/domain/chat/channel'
import { chatAddress } from '@/domain/chat/chat-address'
import { useTranslation } from '@/i18n/use-translation'
import { isCurrentPage } from '@/services/page/page-history'
import { toast } from '@/services/page/toasts'
import { onUserChange } from '@/services/session/working-user'

export type NextReasons = NextChannel['reasons']

/** A channel that was just left is not offered as the next chat for this long. */
const OFFERED_AGAIN_AFTER_MS = 5 * 60_000
const MAX_KEPT = 8

let left: readonly { creatorId: string; channelId: string; at: number }[] = []

export function recordLeft(creatorId: string, channelId: string, now: number): void {
  left = [{ creatorId, channelId, at: now }, ...left.filter((one) => one.channelId !== channelId)].slice(
    0,
    MAX_KEPT,
  )
}

export const recentlyLeft = (creatorId: string, now: number): string[] =>
  left
    .filter((one) => one.creatorId === creatorId && now - one.at < OFFERED_AGAIN_AFTER_MS)
    .map(({ channelId }) => channelId)

export const clearLeft = (): void => {
  left = []
}
onUserChange(clearLeft)

/** Requests the best chat except the open one and those just left; when only such wait, it offers them. */
async function fetchNextChat(creatorId: string, openId: string | undefined): Promise<NextChannel> {
  const here = openId === undefined ? [] : [openId]
  const exclude = [...new Set([...here, ...recentlyLeft(creatorId, Date.now())])]
  const found = await send(findNextChannel, { exclude }, { creatorId })
  return found.channelId === null && exclude.length > here.length
    ? send(findNextChannel, { exclude: here }, { creatorId })
    : found
}

/** The caller renders the error in place. */
export const nextChatQuery = (creatorId: string) => ({
  queryKey: queryKeyOfKind('offer', findNextChannel, undefined, creatorId),
  queryFn: () => fetchNextChat(creatorId, undefined),
})

/** Reads the reasons from the router state of a chat opened as the next one. */
export const reasonsFromState = (state: unknown): NextReasons => {
  const reasons = (state as { reasons?: NextReasons } | null)?.reasons // written only below
  return Array.isArray(reasons) ? reasons : []
}

/** Opened as the next chat; its composer has not taken the focus yet. */
let justOpened: string | undefined

/**
 * Returns once whether a channel was opened as the next chat. Its composer then takes the focus: the user types
 * next, a letter must not trigger a shortcut, and touch saves a tap.
 */
export function takeJustOpened(channelId: string): boolean {
  if (justOpened !== channelId) return false
  justOpened = undefined
  return true
}

/** Opens the best next chat, with the reasons in the router state (screens S10). */
export function useNextChat(creatorId: string, openId: string | undefined) {
  const navigate = useNavigate()
  const { search, key } = useLocation()
  const next = useMutation({ mutationFn: () => fetchNextChat(creatorId, openId) })
  const { mutate, reset } = next
  useEffect(() => reset(), [reset, key])
  const open = () =>
    mutate(undefined, {
      // Not called after `reset` or unmounting: a late answer must not take the user out of where they moved.
      onSuccess: ({ channelId, reasons }) => {
        if (channelId === null || !isCurrentPage(key)) return
        void navigate(chatAddress({ channelId, creatorId }, search), { state: { reasons } })
        justOpened = channelId
      },
    })
  return {
    open,
    isPending: next.isPending,
    /** Whether the last request found no fan who waits. */
    isNoneWaiting: next.data?.channelId === null,
    problem: next.error ? errorText(next.error) : undefined,
  }
}
export interface NextChat extends ReturnType<typeof useNextChat> {}

/** Opens the best next chat where the list is hidden: a toast says why there is none. */
export function useNextChatWithToast(creatorId: string, openId: string): NextChat {
  const { t } = useTranslation('tools')
  const next = useNextChat(creatorId, openId)
  const { isPending, isNoneWaiting, problem } = next
  useEffect(() => {
    if (isPending) return
    if (isNoneWaiting) toast.info(t('inbox.next_nobody'))
    if (problem) toast.error(t('inbox.next_failed'), { detail: problem })
  }, [isPending, isNoneWaiting, problem, t])
  return next
}

/** Records a channel as just left when another one, or none, replaces it. */
export function useRecordLeft(creatorId: string, channelId: string): void {
  useEffect(() => () => recordLeft(creatorId, channelId, Date.now()), [creatorId, channelId])
}
