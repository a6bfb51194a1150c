import { useMemo, useState } from 'react'
import { useParams } from 'react-router'

import { ClockSlot } from '@/features/clock'
import { useBelowLg, useBelowXl } from '@/services/page/viewport'

import { creatorScreen } from '../../focus/creator-screen'
import { OpenPane } from '../workspace/open-pane'
import type { FanPaneSetting } from '../workspace/use-fan-pane'
import { Workspace } from '../workspace/workspace'

// No bar has the clock. Outside the screen, the element stays the same in each render.
const CLOCK = <ClockSlot variant="foot" />

/** The fan panel, open beside the thread until it is closed, and closed in place of the list until it is opened. */
function useFanPaneSetting(): FanPaneSetting {
  const isBelowLg = useBelowLg()
  const isBelowXl = useBelowXl()
  const position = isBelowLg ? 'whole' : isBelowXl ? 'list' : 'beside'
  const beside = useState(true)
  const inList = useState(false)
  const [isShown, onShown] = position === 'list' ? inList : beside
  return useMemo(() => ({ position, isShown, onShown }), [position, isShown, onShown])
}

/** /cr-tools/messages/:channelId: an open conversation in the workspace (screens S11). */
function ChannelPage({ creatorId }: { creatorId: string }) {
  const { channelId } = useParams()
  const fanPane = useFanPaneSetting()
  const isAlone = fanPane.position === 'whole' || (fanPane.position === 'list' && fanPane.isShown)
  if (channelId === undefined) return null
  return (
    <Workspace creatorId={creatorId} channelId={channelId} isListShown={!isAlone} clock={CLOCK}>
      <OpenPane key={channelId} {...{ creatorId, channelId, isAlone, fanPane }} />
    </Workspace>
  )
}

export default creatorScreen(ChannelPage)
