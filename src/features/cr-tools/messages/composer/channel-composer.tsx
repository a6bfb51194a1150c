import { useQuery } from '@tanstack/react-query'
import { useEffect, useId } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { getPreferences } from '@/api/calls/account/user'
import { queryOf } from '@/api/query'
import { useName } from '@/api/user-names'
import type { OpenChannel } from '@/domain/chat/channel'
import type { SendKey } from '@/domain/account/preferences'
import { isolate } from '@/lib/text/isolate'
import { deferred } from '@/services/loading/deferred'
import { useComposerElement } from '@/services/input/use-composer-element'

import { useMessageNeedingCare } from './care/use-message-needing-care'
import { ComposerBars } from './composer-bars'
import { ComposerBox } from './composer-box'
import { CharactersLeft } from './characters-left'
import { MessageField } from './message-field'
import { ProblemLine, useProblem, useProblemText } from './send/problem-line'
import { ReplyBar } from './reply-bar'
import { SendFreeConfirmation } from './send/send-free'
import { SendButton, useSendNextKey } from './send/send-button'
import { LazyAttachments } from './tools/attachments/lazy-attachments'
import { ComposerToolbar } from './tools/composer-toolbar'
import { useChannelComposerStore } from './use-channel-composer-store'
import { useComposerKeys } from './use-composer-keys'
import { useComposerLock } from './lock/use-composer-lock'
import { useSendContext } from './send/use-send-context'
import { useSending } from './send/use-sending'

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

/** The composer of one user and channel; remounts for another channel. */
export function ChannelComposer({ userId, creatorId, channel }: ChannelComposerProps) {
  const { t } = useTranslation('tools')
  const { composer, drafts } = useChannelComposerStore(creatorId, channel, userId)
  const careMessageId = useMessageNeedingCare(creatorId, channel)
  const isSellingPaused = careMessageId !== undefined
  useEffect(() => composer.noteChecks({ isSellingPaused }), [composer, isSellingPaused])
  const lock = useComposerLock({ userId, channel, composer, drafts })
  const sendContext = useSendContext(creatorId, lock.lockedBy)
  const problem = useProblem(composer, sendContext)
  const reason = useProblemText(problem, channel.currency)
  const sending = useSending({ userId, channel, composer, sendContext })
  const sendKey = useSendKey()
  const onKeyDown = useComposerKeys({ composer, sendKey, sending })
  const box = useComposerElement<HTMLDivElement>({ saveDraft: drafts.flush, isForFans: true })
  useSendNextKey(box, sendKey, sending.trySendNext)
  const label = useFieldLabel(channel)
  const problemId = useId()
  return (
    <div ref={box} className="px-3 pb-3 lg:px-4 lg:pb-4">
      <ComposerBars {...{ channel, composer, drafts, lock, careMessageId }} />
      <ComposerBox composer={composer}>
        <ReplyBar composer={composer} />
        <MessageField
          data-message-field
          composer={composer}
          aria-label={label}
          aria-describedby={problemId}
          placeholder={t('composer.placeholder')}
          enterKeyHint={sendKey === 'enter' ? 'send' : 'enter'}
          onKeyDown={onKeyDown}
          onWrite={(text) => {
            sending.tried.set(false)
            lock.onWrite(text)
          }}
          onBlur={() => {
            lock.release()
            drafts.saveToDisk()
          }}
        />
        <CharactersLeft composer={composer} />
        <ProblemLine id={problemId} problem={problem} text={reason} tried={sending.tried} />
        <SendFreeConfirmation count={composer.getContent().media.length} question={sending.freeQuestion} />
        {problem?.kind === 'braces' && <FillVariables composer={composer} />}
        <div className="pt-2">
          <LazyAttachments composer={composer} />
          <div className="flex items-end justify-between gap-2">
            <ComposerToolbar composer={composer} />
            <SendButton composer={composer} sendKey={sendKey} reason={reason} onPress={sending.trySend} />
          </div>
        </div>
      </ComposerBox>
    </div>
  )
}
