import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

import { getDraft } from '@/api/calls/messages'
import { send } from '@/api/send'
import type { OpenChannel } from '@/domain/channel'
import { beforeLogout } from '@/services/before-logout'
import { serverNow } from '@/services/server-clock'

import type { DraftPlace } from '../../composer-draft'
import { saveToServer } from '../../draft-wire'
import { onTakenBack } from '../../outbox'
import { Desk } from './desk'
import { startingContent } from './draft-content'
import { DraftKeeper } from './draft-keeper'
import { openDesk } from './into-composer'
import { intoDesk } from './into-desk'

type Place = DraftPlace & { client: QueryClient }

const draftsOn = (desk: Desk, { client, ...place }: Place): DraftKeeper => {
  const { creatorId, channelId } = place
  return new DraftKeeper({
    place,
    desk,
    load: () =>
      send(getDraft, { channelId }, { creatorId }).then(
        ({ draft }) => draft,
        () => null,
      ),
    save: (draft) => saveToServer(client, place, draft),
    now: serverNow,
  })
}

/**
 * Creates the store of a channel's composer from its draft, and saves it. Its owner is keyed by user and
 * channel.
 */
export function useChannelDesk(creatorId: string, channel: OpenChannel, userId: string) {
  const client = useQueryClient()
  const { channelId } = channel
  const [parts] = useState(() => {
    const place = { userId, creatorId, channelId }
    const desk = new Desk(creatorId, channel, startingContent(place))
    return { desk, drafts: draftsOn(desk, { ...place, client }) }
  })
  const { desk, drafts } = parts
  useEffect(() => desk.setChannel(channel), [desk, channel])
  useEffect(() => {
    const stops = [
      drafts.start(),
      openDesk(channelId, desk),
      onTakenBack(channelId, (entry) => intoDesk(desk, entry)),
      beforeLogout((isByWill) => (isByWill ? drafts.close() : Promise.resolve(drafts.keep()))),
    ]
    window.addEventListener('pagehide', drafts.keep)
    return () => {
      window.removeEventListener('pagehide', drafts.keep)
      for (const stop of stops) stop()
    }
  }, [desk, drafts, channelId])
  return parts
}
