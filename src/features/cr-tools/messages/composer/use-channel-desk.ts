import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

import { getDraft, saveDraft } from '@/api/calls/messages'
import { send } from '@/api/send'
import type { OpenChannel } from '@/domain/channel'
import { beforeLogout } from '@/services/before-logout'
import { serverNow } from '@/services/server-clock'

import { patchChannel } from '../../channel-cache'
import type { DraftPlace } from '../../composer-draft'
import { onTakenBack } from '../../outbox'
import { Desk } from './desk'
import { DraftKeeper, startingContent } from './draft-keeper'
import { openDesk } from './into-composer'
import { intoDesk } from './into-desk'

/** How much of a draft the list shows. */
const DRAFT_SHOWN_CHARACTERS = 80

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
    save: async ({ text, media, price, updatedAt }) => {
      const mediaIds = media.map(({ mediaId }) => mediaId)
      const request = { channelId, text, mediaIds, price, updatedAt: new Date(updatedAt).toISOString() }
      const answer = await send(saveDraft, request, { creatorId }).catch(() => undefined)
      if (!answer) return null
      const draft = answer.draft?.text.slice(0, DRAFT_SHOWN_CHARACTERS) || null
      patchChannel(client, creatorId, channelId, { draft })
      return answer.draft
    },
    now: serverNow,
  })
}

/** The desk of a channel with what was left on it, and what keeps it. Its owner is keyed by person and channel. */
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
