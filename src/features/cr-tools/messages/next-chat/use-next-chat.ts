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

import { FROM_LIST } from '../base/from-list'
import { recentlyLeftChannels } from './recently-left'

export type NextReasons = NextChannel['reasons']

/** Requests the best chat except the open one and those just left; when only such wait, it offers them. */
async function fetchNextChat(creatorId: string, openId: string | undefined): Promise<NextChannel> {
  const here = openId === undefined ? [] : [openId]
  const exclude = [...new Set([...here, ...recentlyLeftChannels(creatorId, Date.now())])]
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

/**
 * Opens the best next chat, with the reasons in the router state (screens S10). With `isToasted` a toast says
 * why there is none, for where no `NextChatStatus` does.
 */
export function useNextChat(
  creatorId: string,
  openId: string | undefined,
  { isToasted = false }: { isToasted?: boolean } = {},
) {
  const { t } = useTranslation('tools')
  const navigate = useNavigate()
  const { search, key } = useLocation()
  const next = useMutation({ mutationFn: () => fetchNextChat(creatorId, openId) })
  const { mutate, reset } = next
  useEffect(() => reset(), [reset, key])
  const open = () =>
    // Not called after `reset` or unmounting: a late answer must not take the user out of where they moved.
    mutate(undefined, {
      onSuccess: ({ channelId, reasons }) => {
        if (channelId === null && isToasted) toast.info(t('inbox.next_nobody'))
        if (channelId === null || !isCurrentPage(key)) return
        const state = { reasons, ...(openId === undefined && FROM_LIST) }
        void navigate(chatAddress({ channelId, creatorId }, search), { state })
        justOpened = channelId
      },
      onError: (error) => {
        if (isToasted) toast.error(t('inbox.next_failed'), { detail: errorText(error) })
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
