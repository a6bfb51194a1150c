import { BUMP_MAX_LENGTH } from '@/config/tool-limits'
import { emitEvent } from '../../../state/emit-event'
import { isPriceAllowed } from '../../../rules/creators/allowed-price'
import { forbidden, Refusal, invalidField } from '../../../rules/base/refusal'
import type { World } from '../../../state/world'
import { findSentMessage } from '../../../rules/threads/derived-threads'
import { changeMessage } from '../../../rules/threads/add-message'
import { OFFER_COOLDOWN_MS } from '../../../rules/threads/find-offer'
import { findMessage } from './message-actions'
import { sendOrSchedule } from './send-message'
import { addedAt, type Conversation } from '../../../rules/threads/conversation'
import type { Viewer } from '../../../rules/account/viewer'
import { type WireMessage, wireMessage } from '../../../wire/threads/wire-message'

/** Finds one of our offers that is still buyable. */
function openOffer(world: World, viewer: Viewer, messageId: string) {
  const { conversation, position } = findMessage(world, viewer, messageId)
  const message = wireMessage(conversation, position, viewer)
  if (message.senderId !== viewer.creator.userId) throw forbidden()
  if (message.unsentAt !== null) throw new Refusal(409, 'offer_unsent')
  if (message.boughtAt !== null) throw new Refusal(409, 'message_bought')
  if ((message.price ?? 0) === 0) throw invalidField('messageId', 'offer_free')
  return { conversation, position, message }
}

const isCoolingDown = (world: World, at: number | undefined): boolean =>
  at !== undefined && world.now() < at + OFFER_COOLDOWN_MS

const mediaIdsOf = ({ media }: WireMessage): string[] => (media ?? []).flatMap((one) => one?.mediaId ?? [])

const changeOf = ({ change }: Conversation, messageId: string) => change?.changes[messageId]

interface BumpRequest {
  messageId: string
  clientId: string
  text: Parameters<typeof sendOrSchedule>[2]['text']
}

/** Sends a reminder of an offer as a reply. Idempotent by client id. */
export function bumpOffer(
  world: World,
  viewer: Viewer,
  { messageId, clientId, text }: BumpRequest,
): WireMessage {
  const { conversation } = openOffer(world, viewer, messageId)
  if (text.trim() === '') throw invalidField('text', 'message_empty')
  if (text.length > BUMP_MAX_LENGTH) throw invalidField('text', 'text_too_long')
  const isRepeat = findSentMessage(world, viewer.account.userId, clientId) !== undefined
  if (!isRepeat && isCoolingDown(world, changeOf(conversation, messageId)?.bumpedAt))
    throw new Refusal(409, 'offer_too_soon')
  const message = sendOrSchedule(world, viewer, {
    clientId,
    channelId: conversation.channelId,
    text,
    mediaIds: [],
    previewMediaIds: [],
    price: 0,
    replyToId: messageId,
  })
  if (!isRepeat) changeMessage(world, conversation, messageId, { bumpedAt: world.now() })
  return message
}

interface ReplaceRequest {
  messageId: string
  clientId: string
  price: number
}

/** Unsends an offer and sends the same at another price. Idempotent by client id. */
export function replaceOffer(world: World, viewer: Viewer, { messageId, clientId, price }: ReplaceRequest) {
  const { canUnsend, canPrice } = viewer.permissions
  if (!canUnsend || !canPrice) throw forbidden()
  const before = findSentMessage(world, viewer.account.userId, clientId)
  if (before) {
    const { conversation, position } = findMessage(world, viewer, messageId)
    const message = wireMessage(conversation, conversation.seed.messageCount + before.addedIndex, viewer)
    return { message, replaced: wireMessage(conversation, position, viewer) }
  }
  const { conversation, position, message } = openOffer(world, viewer, messageId)
  if (isCoolingDown(world, changeOf(conversation, messageId)?.replacedAt))
    throw new Refusal(409, 'offer_too_soon')
  const mediaIds = mediaIdsOf(message)
  if (price === 0 || price === message.price || !isPriceAllowed(world, viewer, mediaIds, price))
    throw invalidField('price', 'price_unfit')
  const sent = sendOrSchedule(world, viewer, {
    clientId,
    channelId: conversation.channelId,
    // Validated when it was first sent.
    text: (message.text ?? '') as BumpRequest['text'],
    lockText: (message.lockText ?? null) as BumpRequest['text'] | null,
    mediaIds,
    previewMediaIds: (message.previewMediaIds ?? []).flatMap((id) => id ?? []),
    price,
    // The fan still got this script step.
    scriptId: message.scriptId,
    scriptStep: addedAt(conversation, position)?.scriptStep,
  })
  changeMessage(world, conversation, messageId, { unsentAt: world.now() })
  changeMessage(world, conversation, sent.messageId, { replacedAt: world.now() })
  emitEvent(world, viewer.creator.userId, 'message.unsent', { channelId: conversation.channelId, messageId })
  return { message: sent, replaced: wireMessage(conversation, position, viewer) }
}
