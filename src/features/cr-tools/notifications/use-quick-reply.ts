import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { errorText } from '@/api/errors'
import { findMessageProblem } from '@/domain/chat/message-problems'
import { DEFAULT_CURRENCY } from '@/domain/money/money'
import { useSession } from '@/features/auth'
import { serverNow } from '@/services/network/server-clock'
import { undoSendMs } from '@/services/page/page-preferences'
import { toast } from '@/services/page/toasts'

import {
  type ComposerDraft,
  dropComposerDraft,
  type DraftContent,
  type DraftKey,
  EMPTY_DRAFT,
  isEmptyDraft,
  saveComposerDraft,
  readComposerDraft,
} from '../outbox/composer-draft'
import { channelQuery } from '../cache/channel-cache'
import { saveDraftToServer } from '../outbox/draft-transport'
import { Sending } from '../messages'
import { undoSend } from '../outbox/outbox-actions'
import { onRestore } from '../outbox/restore-to-composer'
import { type RestoredMessage, mergeRestored } from '../outbox/restore-draft'

/** Shares the draft with the chat's composer, so that neither overwrites the other. */
function useReplyDraft(place: DraftKey) {
  const client = useQueryClient()
  const [kept] = useState(() => readComposerDraft(place))
  const [text, setText] = useState(kept?.text ?? '')
  const latest = useRef(text)
  const show = (next: string) => {
    latest.current = next
    setText(next)
  }
  const asDraft = (content: DraftContent): ComposerDraft => ({
    ...content,
    updatedAt: serverNow(),
    basedOn: kept?.updatedAt,
  })
  const write = (next: string) => {
    show(next)
    const draft = asDraft({ ...(readComposerDraft(place) ?? EMPTY_DRAFT), text: next })
    // Store an empty draft only over text shown here: another device's may be on the server.
    if (kept || !isEmptyDraft(draft)) saveComposerDraft(place, draft)
    else dropComposerDraft(place)
  }
  const { channelId } = place
  const restore = useEffectEvent((entry: RestoredMessage) => {
    const since = { ...(readComposerDraft(place) ?? EMPTY_DRAFT), text: latest.current }
    const draft = asDraft(mergeRestored(entry, since))
    saveComposerDraft(place, draft)
    show(draft.text)
  })
  useEffect(() => onRestore(channelId, (entry) => restore(entry)), [channelId])
  /** After sending, clears the draft on the server too. */
  const clear = () => {
    write('')
    const left = readComposerDraft(place)
    if (left) void saveDraftToServer(client, place, left)
  }
  return { text, write, clear, read: () => latest.current }
}

/** State of a text reply outside the chat; it locks the chat and sends like any message. */
export function useQuickReply(creatorId: string, channelId: string, onSent: () => void) {
  const { t } = useTranslation('tools')
  const { userId = '' } = useSession()
  const { data: channel, error } = useQuery(channelQuery(creatorId, channelId))
  const key = { userId, creatorId, channelId }
  const currency = channel?.currency ?? DEFAULT_CURRENCY
  const draft = useReplyDraft(key)
  const lock = Sending.useChannelLock({ ...key, lock: channel?.lock ?? null })
  const sendContext = Sending.useSendContext(creatorId, lock.lockedBy)
  const problem = Sending.useProblemText(findMessageProblem({ text: draft.text }, sendContext), currency)
  const checkAndQueue = Sending.useCheckAndQueue({ ...key, fanId: channel?.userId ?? null, currency })

  const reason = () => {
    if (error && !channel) return t('notifications.reply_failed', { reason: errorText(error) })
    if (!channel) return t('notifications.reply_loading')
    return channel.readOnly ? t('notifications.reply_read_only') : problem
  }
  const inTheWay = reason()
  const write = (next: string) => {
    draft.write(next)
    lock.onWrite(next)
  }
  const send = async () => {
    if (inTheWay !== undefined) return
    const queued = await checkAndQueue({ text: draft.text }, () => ({ text: draft.read() }))
    if (!queued) return
    const { clientId, added } = queued
    if (added.text) write(added.text)
    else {
      draft.clear()
      lock.release()
      onSent()
    }
    const undo = () => {
      if (!undoSend(clientId)) toast.info(t('notifications.reply_undo_late'))
    }
    toast.success(t('notifications.reply_sent'), undoSendMs() > 0 ? { undo } : {})
  }
  return { text: draft.text, write, inTheWay, send }
}
