import { useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'

import { findNextChannel } from '@/api/calls/messages'
import { errorText } from '@/api/errors'
import { send } from '@/api/send'
import type { NextChannel } from '@/domain/channel'
import { chatAddress } from '@/domain/chat-address'

import { intoComposer } from '../composer/into-composer'
import { noteLeft, recentlyLeft } from './left-channels'

export type NextReasons = NextChannel['reasons']

/** Requests the best chat except the open one and those just left; when only such wait, it offers them. */
async function findNext(creatorId: string, openId: string | undefined): Promise<NextChannel> {
  const here = openId === undefined ? [] : [openId]
  const exclude = [...new Set([...here, ...recentlyLeft(creatorId, Date.now())])]
  const found = await send(findNextChannel, { exclude }, { creatorId })
  return found.channelId === null && exclude.length > here.length
    ? send(findNextChannel, { exclude: here }, { creatorId })
    : found
}

/** Shows no toast: the caller renders the error in place. */
export const nextChatOf = (creatorId: string) => ({
  queryKey: [findNextChannel.path, creatorId],
  queryFn: () => findNext(creatorId, undefined),
  meta: { onError: 'throw' as const },
})

/** Reads the reasons from the router state of a chat opened as the next one. */
export const reasonsIn = (state: unknown): NextReasons => {
  const reasons = (state as { reasons?: NextReasons } | null)?.reasons // written only below
  return Array.isArray(reasons) ? reasons : []
}

export interface NextChat {
  open: () => void
  isPending: boolean
  /** Whether the last request found no fan who waits. */
  isNobody: boolean
  problem: string | undefined
}

/** Opens the best next chat, with the reasons in the router state (screens S10). */
export function useNextChat(creatorId: string, openId: string | undefined): NextChat {
  const navigate = useNavigate()
  const { search } = useLocation()
  const next = useMutation({
    mutationFn: () => findNext(creatorId, openId),
    onSuccess: ({ channelId, reasons }) => {
      if (channelId === null) return
      void navigate(chatAddress({ channelId, creatorId }, search), { state: { reasons } })
      // The user types next: a letter must not trigger a shortcut, and touch saves a tap.
      intoComposer(channelId, {})
    },
  })
  const { reset } = next
  useEffect(() => reset(), [reset, openId, search])
  return {
    open: () => next.mutate(),
    isPending: next.isPending,
    isNobody: next.data?.channelId === null,
    problem: next.error ? errorText(next.error) : undefined,
  }
}

/** Records a channel as just left when another one, or none, replaces it. */
export function useNoteLeft(creatorId: string, channelId: string): void {
  useEffect(() => () => noteLeft(creatorId, channelId, Date.now()), [creatorId, channelId])
}
