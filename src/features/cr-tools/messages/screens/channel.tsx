import type { ReactNode } from 'react'
import { useParams } from 'react-router'

import { useCreatorId } from '../../creator-in-focus'
import { Workspace } from '../parts/workspace'

/** /cr-tools/messages/:channelId: an open conversation in the chatter's workspace (screens S11). */
export default function ChannelScreen({ clock }: { clock?: ReactNode }) {
  const creatorId = useCreatorId()
  const { channelId } = useParams()
  return creatorId === undefined || channelId === undefined ? null : (
    <Workspace key={creatorId} creatorId={creatorId} channelId={channelId} clock={clock} />
  )
}
