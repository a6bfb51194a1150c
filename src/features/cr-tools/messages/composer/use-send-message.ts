import { useRef } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import type { OpenChannel } from '@/domain/channel'
import { asksForCare, useCrisisHold } from '@/features/crisis'
import { isBlank, visibleText } from '@/lib/blank'
import { newId } from '@/services/new-id'
import { toast } from '@/services/toasts'

import { queueMessage } from '../../outbox'
import type { ComposerContent } from './content'
import type { Desk } from './desk'
import { addedSince } from './draft-content'
import { forgetBegun } from './tools/begun'
import { useDeskFan } from './tools/desk-fan'

interface Sending {
  userId: string
  desk: Desk
  channel: OpenChannel
  /** Called when the message has left the composer. */
  onSent: () => void
}

type Hold = ReturnType<typeof useCrisisHold>

async function checkedTranslation(
  { text, from, to }: NonNullable<ComposerContent['translation']>,
  context: Parameters<Hold>[1],
  hold: Hold,
) {
  const checkedText = await hold(text, context)
  return checkedText === undefined ? undefined : { text: checkedText, from, to }
}

/**
 * Runs the crisis check on all text that the fan will read; resolves to undefined when the writer goes back
 * (requirements 5).
 */
async function checked(content: ComposerContent, context: Parameters<Hold>[1], hold: Hold) {
  const { text, lockText, translation } = content
  const checkedText = await hold(visibleText(text), context)
  if (checkedText === undefined) return undefined
  const checkedLock = lockText === null || isBlank(lockText) ? null : await hold(lockText, context)
  if (checkedLock === undefined) return undefined
  const going = translation && (await checkedTranslation(translation, context, hold))
  if (going === undefined) return undefined
  const isAnyway = await asksForCare(text, lockText, going?.text)
  return {
    text: checkedText,
    lockText: checkedLock,
    translation: going,
    ...(isAnyway && { sentAnyway: true }),
  }
}

/** Sends the composer's message: crisis check, then the outbox on disk, which delivers it. */
export function useSendMessage({ userId, desk, channel, onSent }: Sending): () => Promise<void> {
  const { t } = useTranslation('tools')
  const hold = useCrisisHold()
  const fanCountry = useDeskFan(desk)?.countryCode ?? undefined
  const isHolding = useRef(false)
  return async () => {
    if (isHolding.current) return
    isHolding.current = true
    const content = desk.read()
    const context = { channelId: channel.channelId, fanCountry }
    const words = await checked(content, context, hold).finally(() => (isHolding.current = false))
    const added = addedSince(content, desk.read())
    // A change after sending is not part of what was sent.
    if (!words || !added) return desk.focus()
    const { media, previewMediaIds, price, replyTo, scriptId, scriptStep, scheduledAt } = content
    const isOnDisk = queueMessage({
      ...words,
      media: [...media],
      previewMediaIds: [...previewMediaIds],
      price,
      replyTo,
      scriptId,
      scriptStep,
      scheduledAt,
      clientId: newId(),
      userId,
      creatorId: desk.creatorId,
      channelId: channel.channelId,
      currency: channel.currency,
    })
    if (!isOnDisk) toast.warn(t('outbox.memory_only'))
    desk.replace(added)
    forgetBegun(desk)
    onSent()
    desk.focus()
    return undefined
  }
}
