import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { getChannel } from '@/api/calls/chat/messages'
import { errorText } from '@/api/errors'
import { queryOf } from '@/api/query'
import { lockedByColleague } from '@/domain/chat/channel'
import { findMessageProblem } from '@/domain/chat/message-problems'
import { DEFAULT_CURRENCY } from '@/domain/money/money'
import { useSession } from '@/features/auth'
import { useCrisisHold } from '@/features/crisis'
import { visibleText } from '@/lib/text/blank'
import { newId } from '@/services/page/new-id'
import { serverNow } from '@/services/network/server-clock'
import { toast } from '@/services/page/toasts'

import {
  dropComposerDraft,
  type DraftKey,
  EMPTY_DRAFT,
  isEmptyDraft,
  saveComposerDraft,
  readComposerDraft,
  textAddedSince,
} from '../outbox/composer-draft'
import { saveDraftToServer } from '../outbox/draft-transport'
import { useProblemText, useSendFacts } from '../messages'
import { onRestore, queueMessage, undoSend } from '../outbox/outbox'
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
  const write = (next: string) => {
    show(next)
    const draft = { ...(readComposerDraft(place) ?? EMPTY_DRAFT), text: next, updatedAt: serverNow() }
    // Store an empty draft only over text shown here: another device's may be on the server.
    if (kept || !isEmptyDraft(draft)) saveComposerDraft(place, draft)
    else dropComposerDraft(place)
  }
  const { channelId } = place
  const restore = useEffectEvent((entry: RestoredMessage) => {
    const since = { ...(readComposerDraft(place) ?? EMPTY_DRAFT), text: latest.current }
    const draft = { ...mergeRestored(entry, since), updatedAt: serverNow() }
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

/** State of a text reply outside the chat; it sends like any message, through crisis check and outbox. */
export function useQuickReply(creatorId: string, channelId: string, onSent: () => void) {
  const { t } = useTranslation('tools')
  const { userId = '' } = useSession()
  const { data: channel, error } = useQuery(queryOf(getChannel, { channelId }, creatorId))
  const { text, write, clear, read } = useReplyDraft({ userId, creatorId, channelId })
  const facts = useSendFacts(creatorId, lockedByColleague(channel?.lock ?? null, userId, serverNow()))
  const problem = useProblemText(findMessageProblem({ text }, facts), channel?.currency ?? DEFAULT_CURRENCY)
  const hold = useCrisisHold()
  const isHolding = useRef(false)

  const reason = () => {
    if (error && !channel) return t('notifications.reply_failed', { reason: errorText(error) })
    if (!channel) return t('notifications.reply_loading')
    return channel.readOnly ? t('notifications.reply_read_only') : problem
  }
  const inTheWay = reason()
  const send = async () => {
    if (inTheWay !== undefined || !channel || isHolding.current) return
    isHolding.current = true
    const checked = await hold(visibleText(text), { channelId }).finally(() => (isHolding.current = false))
    const added = textAddedSince(text, read())
    // Text changed after the send is not part of it.
    if (checked === undefined || added === undefined) return
    const clientId = newId()
    const place = { clientId, userId, creatorId, channelId }
    const message = { ...EMPTY_DRAFT, ...place, text: checked, currency: channel.currency }
    if (!queueMessage(message)) toast.warn(t('outbox.memory_only'))
    if (added === '') {
      clear()
      onSent()
    } else write(added)
    toast.success(t('notifications.reply_sent'), {
      undo: () => undoSend(clientId),
    })
  }
  return { text, write, inTheWay, send }
}
