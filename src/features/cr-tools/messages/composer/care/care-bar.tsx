import { useMutation } from '@tanstack/react-query'
import { HeartHandshake } from 'lucide'
import type { TFunction } from 'i18next'
import { useTranslation } from '@/i18n/use-translation'

import { escalateCrisis } from '@/api/calls/agency/escalations'
import { errorText } from '@/api/errors'
import { mutationOf } from '@/api/query'
import { env } from '@/config/env'
import type { OpenChannel } from '@/domain/chat/channel'
import { crisisHelpFor } from '@/domain/crisis/crisis-lines'
import { type CrisisContext, openCrisisHelpFor } from '@/features/crisis'
import { Banner } from '@/ui/feedback/banner'
import { Button } from '@/ui/button'
import { usePassFocusOn } from '@/ui/focus-return'

import { useFanCountry } from '../../../people/use-fan-country'
import { useViewOnlyReason } from '../../../base/permissions'
import { threadScroller } from '../../thread/base/thread-focus'
import type { ComposerStore } from '../store/composer-store'
import { markHandled, useHandledMessages } from './handled-messages'

/** Inserts the first line of the fan's country; without one, shows the help. */
function shareLine(t: TFunction<'tools'>, composer: ComposerStore, context: CrisisContext): void {
  const { fanCountry } = context
  const line = fanCountry === undefined ? undefined : crisisHelpFor(fanCountry)?.lines[0]
  if (line) composer.insert(t('composer.care_words', { name: line.name, number: line.number }))
  else openCrisisHelpFor(context)
}

interface CareBarProps {
  creatorId: string
  channel: OpenChannel
  messageId: string
  /** Missing where no one can write: then no line can be shared. */
  composer?: ComposerStore
}

/** A bar above the text field for a fan message that may need care: what to do and whom to alert. */
export function CareBar({ creatorId, channel, messageId, composer }: CareBarProps) {
  const { t } = useTranslation(['tools', 'common'])
  const { channelId, userId } = channel
  const fanCountry = useFanCountry(creatorId, userId)
  const viewOnly = useViewOnlyReason('messages')
  const escalate = useMutation(mutationOf(escalateCrisis))
  const escalatedText = escalate.isSuccess ? t('common:crisis.told', { email: env.supportEmail }) : undefined
  const refused = useHandledMessages().get(messageId)?.error
  const context = { channelId, fanCountry, source: 'incoming' } as const
  const done = () => {
    void markHandled({ channelId, messageId })
    // Pressing the button unmounts the bar, so focus moves to the text field.
    composer?.focus()
  }
  return (
    <div ref={usePassFocusOn<HTMLDivElement>(threadScroller)} className="mb-2">
      <Banner icon={HeartHandshake}>
        <p>{t('composer.care_title')}</p>
        <p className="text-13 font-normal text-text-quiet">{t('composer.care_text')}</p>
        <div className="flex flex-wrap items-center gap-2 pt-2">
          {composer && (
            <Button size="small" onClick={() => shareLine(t, composer, context)}>
              {t('composer.care_share')}
            </Button>
          )}
          <Button size="small" onClick={() => openCrisisHelpFor(context)}>
            {t('composer.care_lines')}
          </Button>
          <Button
            size="small"
            busy={escalate.isPending}
            disabledReason={escalatedText}
            onClick={() => escalate.mutate({ channelId, source: 'incoming' })}
          >
            {t('composer.care_tell')}
          </Button>
          <Button size="small" kind="ghost" disabledReason={viewOnly} onClick={done}>
            {t('composer.care_done')}
          </Button>
        </div>
        <p role="status" className="text-13 font-normal empty:hidden">
          {escalatedText}
          {escalate.isError && t('composer.care_tell_failed', { reason: errorText(escalate.error) })}
          {refused !== undefined && t('composer.care_done_failed', { reason: errorText(refused) })}
        </p>
      </Banner>
    </div>
  )
}
