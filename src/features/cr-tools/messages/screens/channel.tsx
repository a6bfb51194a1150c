import { useState } from 'react'
import { useParams } from 'react-router'

import { ClockSlot } from '@/features/clock'
import { useBelowLg, useBelowXl } from '@/services/page/viewport'

import { useCreatorId } from '../../focus/use-creator-id'
import { OpenPane } from '../workspace/open-pane'
import { Workspace } from '../workspace/workspace'

// No bar has the clock. Outside the screen, the elements stay the same in each render.
const FOOT_CLOCK = <ClockSlot variant="foot" />
// Beside name, turn and menu there is room only for the dot.
const HEAD_CLOCK = <ClockSlot variant="head" showStatus={false} />

/** /cr-tools/messages/:channelId: an open conversation in the workspace (screens S11). */
export default function ChannelScreen() {
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
      clock={FOOT_CLOCK}
    >
      <OpenPane
        key={channelId}
        creatorId={creatorId}
        channelId={channelId}
        isOnePane={isOnePane}
        clock={(isOnePane || isListReplaced) && HEAD_CLOCK}
        fanPanePosition={fanPanePosition}
        isFanShown={fanPanePosition === 'list' ? isFanInList : isFanBeside}
        onFanShown={fanPanePosition === 'list' ? setIsFanInList : setIsFanBeside}
      />
    </Workspace>
  )
}
