import { talkOfMessage, placeOf } from '../threads/talk'
import type { Viewer } from '../threads/viewer'
import { wireMessage } from '../threads/wire-message'
import type { WireNotice } from '../tool-state'
import type { World } from '../world'

/** A purchase with its item and seller, as far as the viewer may know; other notices unchanged. */
export function withSale<Notice extends WireNotice>(world: World, notice: Notice, viewer: Viewer): Notice {
  const { kind, messageId } = notice
  if (kind !== 'purchase' || !messageId) return notice
  const talk = talkOfMessage(world, viewer.creator, messageId)
  const { media, sentById } = wireMessage(talk, placeOf(talk, messageId), viewer)
  const [first] = media ?? []
  return {
    ...notice,
    item: first ? { title: first.title ?? '', count: media?.length ?? 0 } : null,
    soldById: sentById,
  }
}
