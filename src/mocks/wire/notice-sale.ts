import { talkOfMessage, positionOf } from '../rules/threads/talk'
import type { Viewer } from '../rules/threads/viewer'
import { wireMessage } from './threads/wire-message'
import type { WireNotice } from '../state/tool-state'
import type { World } from '../state/world'

/** A purchase with its item and seller, as far as the viewer may know; other notices unchanged. */
export function noticeWithSale<Notice extends WireNotice>(
  world: World,
  notice: Notice,
  viewer: Viewer,
): Notice {
  const { kind, messageId } = notice
  if (kind !== 'purchase' || !messageId) return notice
  const talk = talkOfMessage(world, viewer.creator, messageId)
  const { media, sentById } = wireMessage(talk, positionOf(talk, messageId), viewer)
  const [first] = media ?? []
  return {
    ...notice,
    item: first ? { title: first.title ?? '', count: media?.length ?? 0 } : null,
    soldById: sentById,
  }
}
