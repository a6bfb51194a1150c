import { conversationOfMessage, positionOf } from '../rules/threads/conversation'
import type { Viewer } from '../rules/account/viewer'
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
  const conversation = conversationOfMessage(world, viewer.creator, messageId)
  const { media, sentById } = wireMessage(conversation, positionOf(conversation, messageId), viewer)
  const [first] = media ?? []
  return {
    ...notice,
    item: first ? { title: first.title ?? '', count: media?.length ?? 0 } : null,
    soldById: sentById,
  }
}
