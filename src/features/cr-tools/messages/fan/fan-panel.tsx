import type { OpenChannel } from '@/domain/chat/channel'

import { DirectPanel } from './panel/direct-panel'
import { GroupPanel } from './panel/group-panel'

/** The panel beside the thread with the data of the fan or group (screens S11). */
export function FanPanel({
  creatorId,
  channel,
  onClose,
}: {
  creatorId: string
  channel: OpenChannel
  onClose?: () => void
}) {
  const { channelId, userId, kind } = channel
  if (kind === 'group' || userId === null)
    return <GroupPanel creatorId={creatorId} channel={channel} onClose={onClose} />
  return (
    <DirectPanel
      key={`${creatorId} ${channelId}`}
      subject={{ creatorId, channelId, userId }}
      channel={channel}
      onClose={onClose}
    />
  )
}
