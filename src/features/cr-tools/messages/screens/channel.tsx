import { useParams } from 'react-router'

import { useCreatorId } from '../../creator-in-focus'
import { Workspace, type WorkspaceClocks } from '../parts/workspace'

/** /cr-tools/messages/:channelId: an open conversation in the chatter's workspace (screens S11). */
export default function ChannelScreen(clocks: WorkspaceClocks) {
  const creatorId = useCreatorId()
  const { channelId } = useParams()
  return creatorId === undefined || channelId === undefined ? null : (
    <Workspace key={creatorId} creatorId={creatorId} channelId={channelId} {...clocks} />
  )
}
