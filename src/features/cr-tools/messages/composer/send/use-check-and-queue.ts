import { useRef } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { type CrisisHold, holdAll, wasSentAnyway, useCrisisHold } from '@/features/crisis'
import { isBlank, visibleText } from '@/lib/text/blank'
import { newId } from '@/services/page/new-id'
import { toast } from '@/services/page/toasts'

import { type DraftContent, type DraftKey, EMPTY_DRAFT } from '../../../outbox/composer-draft'
import { queueMessage } from '../../../outbox/outbox'
import { useFanCountry } from '../../../people/use-fan-country'
import { addedSince } from '../draft/draft-content'

/**
 * Runs the crisis check on all text that the fan will read; resolves to undefined when the writer goes back
 * (requirements 5).
 */
async function checkContent(content: DraftContent, context: Parameters<CrisisHold>[1], hold: CrisisHold) {
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

/** What is sent of a content; its words are checked apart. */
function detailsOf(content: DraftContent) {
  const { unclearPrice: _, ...details } = content
  return { ...details, media: [...details.media], previewMediaIds: [...details.previewMediaIds] }
}

/** Whom a message goes to, and from whom. */
interface SendScope extends DraftKey {
  /** The fan; null in a group. */
  fanId: string | null
  currency: string
}

/**
 * Returns a function that checks a message and stores it in the outbox on disk, which delivers it; one at a
 * time. Resolves to what was added meanwhile and is no part of it; to undefined when the writer went back or
 * changed the message itself.
 */
export function useCheckAndQueue({ fanId, currency, ...key }: SendScope) {
  const { t } = useTranslation('tools')
  const hold = useCrisisHold()
  const fanCountry = useFanCountry(key.creatorId, fanId)
  const isHolding = useRef(false)
  return async (written: Partial<DraftContent>, latest: () => Partial<DraftContent>) => {
    if (isHolding.current) return undefined
    isHolding.current = true
    const content = { ...EMPTY_DRAFT, ...written }
    const context = { channelId: key.channelId, fanCountry }
    const words = await checkContent(content, context, hold).finally(() => (isHolding.current = false))
    const added = addedSince(content, { ...EMPTY_DRAFT, ...latest() })
    if (!words || !added) return undefined
    const clientId = newId()
    const isOnDisk = queueMessage({ ...detailsOf(content), ...words, ...key, clientId, currency })
    if (!isOnDisk) toast.warn(t('outbox.memory_only'))
    return { clientId, added }
  }
}
