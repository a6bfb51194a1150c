import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { getPreferences } from '@/api/calls/user'
import { queryOf } from '@/api/query'
import type { OpenChannel } from '@/domain/channel'
import { problemOf } from '@/domain/message-problems'
import type { SendKey } from '@/domain/preferences'
import { isOfInputMethod, isSendNextPress, isSendPress } from '@/domain/send-keys'
import { isBlank } from '@/lib/blank'
import { isolate } from '@/lib/isolate'
import { late, useAhead } from '@/services/late'
import { useComposer } from '@/services/use-composer'
import { useIsTouch } from '@/services/viewport'

import { useName } from '../../names'
import { takeBackLast } from '../../outbox'
import { useNextChatAloud } from '../list/use-next-chat-aloud'
import { useMessageInNeed } from './care'
import { ComposerBox } from './composer-box'
import { Counter } from './counter'
import { DraftBar } from './draft-bar'
import { LockBar } from './lock-bar'
import { MessageField } from './message-field'
import { ProblemLine, Tried } from './problem-line'
import { ReplyBar } from './reply-bar'
import { usePauseSelling } from './selling-paused'
import { SendFree, useFreeQuestion } from './send-free'
import { SendButton } from './send-button'
import { Attachments } from './tools/attachments'
import { isAskingForScripts } from './tools/slash'
import { Toolbar } from './tools/toolbar'
import { useChannelDesk } from './use-channel-desk'
import { useLock, useLockedBy } from './use-lock'
import { useProblem, useProblemText } from './use-problem'
import { useSendFacts } from './use-send-facts'
import { useSendMessage } from './use-send-message'
import { useSendNextKey } from './use-send-next-key'

const loadCareBar = async () => (await import('./care-bar')).CareBar
const CareBar = late(loadCareBar, null, 'now')
const FillIn = late(async () => (await import('./fill-in')).FillIn, null, 'now')

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
  const { desk, drafts } = useChannelDesk(creatorId, channel, userId)
  const { typing, takeOver } = useLock(creatorId, channelId, userId)
  const lockedBy = useLockedBy(channel, userId)
  const inNeed = useMessageInNeed(creatorId, channel)
  usePauseSelling(desk, inNeed !== undefined)
  const facts = useSendFacts(creatorId, lockedBy, inNeed !== undefined)
  const problem = useProblem(desk, facts)
  const reason = useProblemText(problem, currency)
  const sendKey = useSendKey()
  const isTouch = useIsTouch()
  const [tried] = useState(() => new Tried())
  const next = useNextChatAloud(creatorId, channelId)
  const isGoingOn = useRef(false)
  const onSent = () => {
    typing.giveBack()
    void drafts.flush()
    if (isGoingOn.current) next.open()
  }
  const send = useSendMessage({ userId, desk, channel, onSent })
  const free = useFreeQuestion(desk, facts.canPrice && !facts.isCare, () => void send())
  const attempt = (goesOn: boolean) => {
    isGoingOn.current = goesOn
    // The store may not have the last key yet.
    desk.settle()
    if (problemOf(desk.read(), facts)) tried.set(true)
    else free.sendOrAsk()
  }
  const trySend = () => attempt(false)
  const trySendNext = () => attempt(true)
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const press = event.nativeEvent
    const isNext = isSendNextPress(press, sendKey, isTouch)
    if (isNext || isSendPress(press, sendKey, isTouch)) {
      event.preventDefault()
      if (!isAskingForScripts(desk)) attempt(isNext)
    } else if (press.key === 'Escape' && desk.read().replyTo && !isOfInputMethod(press)) {
      event.stopPropagation()
      desk.change({ replyTo: null })
    } else if (isUndo(press) && desk.read().text === '' && takeBackLast(userId, channelId)) {
      event.preventDefault()
    }
  }
  const onWrite = (text: string) => {
    tried.set(false)
    if (lockedBy === null) typing.onKey(isBlank(text))
  }
  const onBlur = () => {
    typing.giveBack()
    drafts.keep()
  }
  const takeOverAndTake = async () => {
    await takeOver()
    await drafts.handOver()
    desk.focus()
  }
  const acts = { trySend, trySendNext, onKeyDown, onWrite, onBlur, takeOver: takeOverAndTake }
  return { desk, drafts, free, inNeed, lockedBy, problem, reason, sendKey, tried, ...acts }
}

const isUndo = ({ key, ctrlKey, metaKey, shiftKey }: globalThis.KeyboardEvent): boolean =>
  key.toLowerCase() === 'z' && (ctrlKey || metaKey) && !shiftKey

/** The composer of one user and channel; remounts for another channel. */
export function ChannelComposer(props: ChannelComposerProps) {
  const { t } = useTranslation('tools')
  const { channel } = props
  const it = useChannelComposer(props)
  useAhead(loadCareBar)
  const { desk, drafts, problem, reason, tried } = it
  const label = useFieldLabel(channel)
  const box = useComposer<HTMLDivElement>(drafts.flush, { isForFans: true })
  useSendNextKey(box, it.sendKey, it.trySendNext)
  const problemId = useId()
  return (
    <div ref={box} className="px-3 pb-3 lg:px-4 lg:pb-4">
      {it.inNeed !== undefined && (
        <CareBar key={it.inNeed} desk={desk} channelId={channel.channelId} messageId={it.inNeed} />
      )}
      <DraftBar drafts={drafts} />
      {it.lockedBy !== null && <LockBar lockedBy={it.lockedBy} takeOver={it.takeOver} />}
      {channel.memberState === 'expired' && (
        <p className="pb-2 text-13 text-text-quiet">{t('composer.expired')}</p>
      )}
      <ComposerBox desk={desk}>
        <ReplyBar desk={desk} />
        <MessageField
          desk={desk}
          aria-label={label}
          aria-describedby={problemId}
          placeholder={t('composer.placeholder')}
          enterKeyHint={it.sendKey === 'enter' ? 'send' : 'enter'}
          onKeyDown={it.onKeyDown}
          onWrite={it.onWrite}
          onBlur={it.onBlur}
        />
        <Counter desk={desk} />
        <ProblemLine id={problemId} problem={problem} text={reason} tried={tried} />
        <SendFree count={desk.read().media.length} question={it.free.question} />
        {problem?.kind === 'braces' && <FillIn desk={desk} />}
        <div className="pt-2">
          <Attachments desk={desk} />
          <div className="flex items-end justify-between gap-2">
            <Toolbar desk={desk} />
            <SendButton desk={desk} sendKey={it.sendKey} reason={reason} onPress={it.trySend} />
          </div>
        </div>
      </ComposerBox>
    </div>
  )
}
