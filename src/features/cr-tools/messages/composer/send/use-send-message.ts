import { useRef } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import type { OpenChannel } from '@/domain/chat/channel'
import { type CrisisHold, holdAll, wasSentAnyway, useCrisisHold } from '@/features/crisis'
import { isBlank, visibleText } from '@/lib/text/blank'
import { newId } from '@/services/page/new-id'
import { toast } from '@/services/page/toasts'

import { queueMessage } from '../../../outbox/outbox'
import type { ComposerContent, ComposerStore } from '../store/composer-store'
import { addedSince } from '../draft/draft-content'
import { clearPanelInput } from '../tools/panel/panel-input'
import { useRecipientFan } from '../store/recipient'

interface SendMessageOptions {
  userId: string
  composer: ComposerStore
  channel: OpenChannel
  /** Called when the message has left the composer. */
  onSent: () => void
}

/**
 * Runs the crisis check on all text that the fan will read; resolves to undefined when the writer goes back
 * (requirements 5).
 */
async function checkContent(content: ComposerContent, context: Parameters<CrisisHold>[1], hold: CrisisHold) {
  const { text, lockText, translation } = content
  const texts = {
    text: visibleText(text),
    lockText: lockText === null || isBlank(lockText) ? null : lockText,
    translation: translation && translation.text,
  }
  const checked = await holdAll(hold, texts, context)
  if (checked === undefined) return undefined
  const isAnyway = await wasSentAnyway(text, lockText, checked.translation)
  return {
    ...checked,
    translation:
      translation && checked.translation !== null ? { ...translation, text: checked.translation } : null,
    ...(isAnyway && { sentAnyway: true }),
  }
}

/** The parts of a message that need no crisis check. */
function detailsOf(content: ComposerContent) {
  const { media, previewMediaIds, price, replyTo, scriptId, scriptStep, scheduledAt } = content
  return {
    media: [...media],
    previewMediaIds: [...previewMediaIds],
    price,
    replyTo,
    scriptId,
    scriptStep,
    scheduledAt,
  }
}

/** Sends the composer's message: crisis check, then the outbox on disk, which delivers it. */
export function useSendMessage({
  userId,
  composer,
  channel,
  onSent,
}: SendMessageOptions): () => Promise<void> {
  const { t } = useTranslation('tools')
  const hold = useCrisisHold()
  const fanCountry = useRecipientFan(composer)?.countryCode ?? undefined
  const isHolding = useRef(false)
  return async () => {
    if (isHolding.current) return
    isHolding.current = true
    const content = composer.getContent()
    const context = { channelId: channel.channelId, fanCountry }
    const words = await checkContent(content, context, hold).finally(() => (isHolding.current = false))
    const added = addedSince(content, composer.getContent())
    // A change after sending is not part of what was sent.
    if (!words || !added) return composer.focus()
    const isOnDisk = queueMessage({
      ...words,
      ...detailsOf(content),
      clientId: newId(),
      userId,
      creatorId: composer.creatorId,
      channelId: channel.channelId,
      currency: channel.currency,
    })
    if (!isOnDisk) toast.warn(t('outbox.memory_only'))
    composer.replace(added)
    clearPanelInput(composer)
    onSent()
    composer.focus()
    return undefined
  }
}
