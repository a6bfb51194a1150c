import { useQuery } from '@tanstack/react-query'
import { memo, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'

import { isApiError } from '@/api/errors'
import { useName } from '@/api/user-names'
import { env } from '@/config/env'
import type { OpenChannel } from '@/domain/chat/channel'
import { chatListSearch } from '@/domain/chat/chat-address'
import { href } from '@/domain/page/routes'
import { useTranslation } from '@/i18n/use-translation'
import { useDocumentTitle } from '@/ui/layout/use-document-title'
import { plainName } from '@/ui/text/user-name'

import { channelQuery } from '../../cache/channel-cache'
import { isFromList } from '../base/from-list'
import { useRecordLeft } from '../next-chat/recently-left'
import { FanPane } from './fan-pane'
import { ChannelMissing, OpenFailed, OpenSkeleton } from './open-states'
import { ThreadPane } from './thread-pane'
import { type FanPaneSetting, useFanPane } from './use-fan-pane'

export interface OpenPaneProps {
  creatorId: string
  channelId: string
  /** Whether the list is hidden. */
  isAlone: boolean
  fanPane: FanPaneSetting
}

/** Sets the document title to the fan or group, to distinguish browser tabs. */
function useChannelTitle({ userId, title }: OpenChannel): void {
  const { t } = useTranslation('global')
  const name = useName(userId) ?? title
  useDocumentTitle(name ? t('shell.title', { page: plainName(name), app: env.appName }) : undefined)
}

/** Returns to the list: with Back when the user came from it, else by a new entry. */
function useBackToList(): () => void {
  const navigate = useNavigate()
  const { state, search } = useLocation()
  return () =>
    void (isFromList(state)
      ? navigate(-1)
      : navigate(href('messages') + chatListSearch(search), { replace: true }))
}

function OpenConversation({ channel, pane }: { channel: OpenChannel; pane: OpenPaneProps }) {
  const { creatorId, isAlone, fanPane } = pane
  const back = useBackToList()
  const fan = useFanPane(fanPane, channel)
  useChannelTitle(channel)
  const panel = fan.isOpen && <FanPane creatorId={creatorId} channel={channel} fan={fan} />
  return (
    <>
      {fanPane.position === 'list' && panel}
      <ThreadPane
        creatorId={creatorId}
        channel={channel}
        fan={fan}
        isAlone={isAlone}
        {...(fanPane.position === 'whole' && { onBack: back })}
      />
      {fanPane.position !== 'list' && panel}
    </>
  )
}

/** Whether the conversation is missing; stays true during a refetch, which clears the error. */
function useIsMissing(of: string, error: Error | null): boolean {
  const [gone, setGone] = useState<string>()
  const isGone = [400, 403, 404].some((status) => isApiError(error, status))
  if (isGone && gone !== of) setGone(of)
  return isGone || gone === of
}

/** The open conversation, or its placeholder (screens S11). Changes in the list do not re-render it. */
export const OpenPane = memo(function OpenPane(pane: OpenPaneProps) {
  const { creatorId, channelId, isAlone, fanPane } = pane
  const read = useQuery(channelQuery(creatorId, channelId))
  const back = useBackToList()
  useRecordLeft(creatorId, channelId)
  const isGone = useIsMissing(`${creatorId} ${channelId}`, read.error)
  if (read.data) return <OpenConversation channel={read.data} pane={pane} />
  if (isGone) return <ChannelMissing onBack={back} />
  if (read.isError) return <OpenFailed read={read} onBack={isAlone ? back : undefined} />
  return (
    <OpenSkeleton
      // As the header of the loaded chat, so that nothing shifts.
      onBack={fanPane.position === 'whole' ? back : undefined}
      fanPanePosition={fanPane.isShown ? fanPane.position : undefined}
    />
  )
})
