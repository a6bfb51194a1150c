import { type ReactNode, useState } from 'react'
import { useParams } from 'react-router'

import { useBelowLg, useBelowXl } from '@/services/page/viewport'

import { useCreatorId } from '../../focus/creator-in-focus'
import { OpenPane } from '../workspace/open-pane'
import { Workspace } from '../workspace/workspace'

/** Set when no bar has the clock. */
interface ClockSlots {
  /** In the list's footer. */
  clock: ReactNode
  /** In the header of a conversation that fills the page; a stable element. */
  headClock: ReactNode
}

/** /cr-tools/messages/:channelId: an open conversation in the workspace (screens S11). */
export default function ChannelScreen({ clock, headClock }: ClockSlots) {
  const creatorId = useCreatorId()
  const { channelId } = useParams()
  const isOnePane = useBelowLg()
  const isBelowXl = useBelowXl()
  const fanPanePosition = isOnePane ? 'whole' : isBelowXl ? 'list' : 'beside'
  const [isFanBeside, setIsFanBeside] = useState(true)
  const [isFanInList, setIsFanInList] = useState(false)
  const isListReplaced = fanPanePosition === 'list' && isFanInList
  if (creatorId === undefined || channelId === undefined) return null
  return (
    <Workspace
      key={creatorId}
      creatorId={creatorId}
      channelId={channelId}
      isListShown={!isListReplaced}
      clock={clock}
    >
      <OpenPane
        key={channelId}
        creatorId={creatorId}
        channelId={channelId}
        isOnePane={isOnePane}
        clock={(isOnePane || isListReplaced) && headClock}
        fanPanePosition={fanPanePosition}
        isFanShown={fanPanePosition === 'list' ? isFanInList : isFanBeside}
        onFanShown={fanPanePosition === 'list' ? setIsFanInList : setIsFanBeside}
      />
    </Workspace>
  )
}
