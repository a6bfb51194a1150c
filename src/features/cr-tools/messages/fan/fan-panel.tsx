import type { OpenChannel } from '@/domain/channel'

import { FanPart } from './parts/fan-part'
import { GroupPart } from './parts/group-part'

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
    return <GroupPart creatorId={creatorId} channel={channel} onClose={onClose} />
  return (
    <FanPart
      key={`${creatorId} ${channelId}`}
      subject={{ creatorId, channelId, userId }}
      channel={channel}
      onClose={onClose}
    />
  )
}
