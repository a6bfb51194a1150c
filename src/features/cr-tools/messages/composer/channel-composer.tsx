import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { getPreferences } from '@/api/calls/account/user'
import { queryOf } from '@/api/query'
import { useName } from '@/api/user-names'
import type { OpenChannel } from '@/domain/chat/channel'
import { findMessageProblem } from '@/domain/chat/message-problems'
import type { SendKey } from '@/domain/account/preferences'
import { isSendNextPress, isSendPress } from '@/domain/chat/send-keys'
import { isImeComposing } from '@/domain/page/shortcut'
import { createStore } from '@/lib/store'
import { isBlank } from '@/lib/text/blank'
import { isolate } from '@/lib/text/isolate'
import { deferred, usePreload } from '@/services/loading/deferred'
import { useComposer } from '@/services/input/use-composer'
import { useIsTouch } from '@/services/page/viewport'

import { undoLastSend } from '../../outbox/outbox'
import { useNextChatWithToast } from '../next-chat/use-next-chat'
import { useMessageNeedingCare } from './care/use-message-needing-care'
import { ComposerBox } from './composer-box'
import { CharactersLeft } from './characters-left'
import { DraftBar } from './draft/draft-bar'
import { LockBar } from './lock/lock-bar'
import { MessageField } from './message-field'
import { ProblemLine, useProblem, useProblemText } from './send/problem-line'
import { ReplyBar } from './reply-bar'
import { usePauseSelling } from './store/selling-paused'
import { SendFreeConfirmation, useFreeConfirmation } from './send/send-free'
import { SendButton, useSendNextKey } from './send/send-button'
import { LazyAttachments } from './tools/attachments/lazy-attachments'
import { isSearchingScripts } from './tools/panel/slash-command'
import { ComposerToolbar } from './tools/composer-toolbar'
import { useChannelComposerStore } from './use-channel-composer-store'
import { useLock, useLockedBy } from './lock/use-lock'
import { useSendFacts } from './send/use-send-facts'
import { useSendMessage } from './send/use-send-message'

const CareBar = deferred(async () => (await import('./care/care-bar')).CareBar)
const FillVariables = deferred(async () => (await import('./fill-variables')).FillVariables)

export interface ChannelComposerProps {
  userId: string
  creatorId: string
  channel: OpenChannel
}

/** The send key from the user's preferences. */
const useSendKey = (): SendKey => useQuery(queryOf(getPreferences)).data?.sendKey ?? 'enter'

const useFieldLabel = ({ kind, userId }: OpenChannel): string => {
  const { t } = useTranslation('tools')
  const name = useName(kind === 'direct' ? userId : null)
  return kind === 'group' || name === undefined
    ? t('composer.name_group')
    : t('composer.name', { name: isolate(name) })
}

/** State and handlers of the composer. */
function useChannelComposer({ userId, creatorId, channel }: ChannelComposerProps) {
  const { channelId, currency } = channel
  const { composer, drafts } = useChannelComposerStore(creatorId, channel, userId)
  const { typing, takeOver } = useLock(creatorId, channelId, userId)
  const lockedBy = useLockedBy(channel, userId)
  const careMessageId = useMessageNeedingCare(creatorId, channel)
  usePauseSelling(composer, careMessageId !== undefined)
  const facts = useSendFacts(creatorId, lockedBy, careMessageId !== undefined)
  const problem = useProblem(composer, facts)
  const reason = useProblemText(problem, currency)
  const sendKey = useSendKey()
  const isTouch = useIsTouch()
  const [tried] = useState(() => createStore(false))
  const next = useNextChatWithToast(creatorId, channelId)
  const opensNext = useRef(false)
  const onSent = () => {
    typing.releaseLock()
    void drafts.flush()
    if (opensNext.current) next.open()
  }
  const send = useSendMessage({ userId, composer, channel, onSent })
  const free = useFreeConfirmation(composer, facts.canPrice && !facts.isCare, () => void send())
  const attempt = (thenNext: boolean) => {
    opensNext.current = thenNext
    // The store may not have the last key yet.
    composer.flush()
    if (findMessageProblem(composer.getContent(), facts)) tried.set(true)
    else free.sendOrConfirm()
  }
  const trySend = () => attempt(false)
  const trySendNext = () => attempt(true)
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const press = event.nativeEvent
    const isNext = isSendNextPress(press, sendKey, isTouch)
    if (isNext || isSendPress(press, sendKey, isTouch)) {
      event.preventDefault()
      if (!isSearchingScripts(composer)) attempt(isNext)
    } else if (press.key === 'Escape' && composer.getContent().replyTo && !isImeComposing(press)) {
      event.stopPropagation()
      composer.update({ replyTo: null })
    } else if (isUndo(press) && composer.getContent().text === '' && undoLastSend(userId, channelId)) {
      event.preventDefault()
    }
  }
  const onWrite = (text: string) => {
    tried.set(false)
    if (lockedBy === null) typing.onKey(isBlank(text))
  }
  const onBlur = () => {
    typing.releaseLock()
    drafts.saveToDisk()
  }
  const takeOverAndLoad = async () => {
    await takeOver()
    await drafts.loadAfterTakeOver()
    composer.focus()
  }
  const acts = { trySend, trySendNext, onKeyDown, onWrite, onBlur, takeOver: takeOverAndLoad }
  return { composer, drafts, free, careMessageId, lockedBy, problem, reason, sendKey, tried, ...acts }
}

const isUndo = ({ key, ctrlKey, metaKey, shiftKey }: globalThis.KeyboardEvent): boolean =>
  key.toLowerCase() === 'z' && (ctrlKey || metaKey) && !shiftKey

/** The composer of one user and channel; remounts for another channel. */
export function ChannelComposer(props: ChannelComposerProps) {
  const { t } = useTranslation('tools')
  const { channel } = props
  const state = useChannelComposer(props)
  usePreload(CareBar.preload)
  const { composer, drafts, problem, reason, tried } = state
  const label = useFieldLabel(channel)
  const box = useComposer<HTMLDivElement>(drafts.flush, { isForFans: true })
  useSendNextKey(box, state.sendKey, state.trySendNext)
  const problemId = useId()
  return (
    <div ref={box} className="px-3 pb-3 lg:px-4 lg:pb-4">
      {state.careMessageId !== undefined && (
        <CareBar
          key={state.careMessageId}
          composer={composer}
          channelId={channel.channelId}
          messageId={state.careMessageId}
        />
      )}
      <DraftBar drafts={drafts} />
      {state.lockedBy !== null && <LockBar lockedBy={state.lockedBy} takeOver={state.takeOver} />}
      {channel.memberState === 'expired' && (
        <p className="pb-2 text-13 text-text-quiet">{t('composer.expired')}</p>
      )}
      <ComposerBox composer={composer}>
        <ReplyBar composer={composer} />
        <MessageField
          composer={composer}
          aria-label={label}
          aria-describedby={problemId}
          placeholder={t('composer.placeholder')}
          enterKeyHint={state.sendKey === 'enter' ? 'send' : 'enter'}
          onKeyDown={state.onKeyDown}
          onWrite={state.onWrite}
          onBlur={state.onBlur}
        />
        <CharactersLeft composer={composer} />
        <ProblemLine id={problemId} problem={problem} text={reason} tried={tried} />
        <SendFreeConfirmation count={composer.getContent().media.length} question={state.free.question} />
        {problem?.kind === 'braces' && <FillVariables composer={composer} />}
        <div className="pt-2">
          <LazyAttachments composer={composer} />
          <div className="flex items-end justify-between gap-2">
            <ComposerToolbar composer={composer} />
            <SendButton composer={composer} sendKey={state.sendKey} reason={reason} onPress={state.trySend} />
          </div>
        </div>
      </ComposerBox>
    </div>
  )
}
