import { useMutation } from '@tanstack/react-query'
import { HeartHandshake } from 'lucide-react'
import { useTranslation } from '@/i18n/use-translation'

import { escalateCrisis } from '@/api/calls/agency/escalations'
import { errorText } from '@/api/errors'
import { mutationOf } from '@/api/query'
import { env } from '@/config/env'
import { crisisHelpFor } from '@/domain/crisis/crisis-lines'
import { openCrisisHelpFor } from '@/features/crisis'
import { Banner } from '@/ui/feedback/banner'
import { Button } from '@/ui/button'

import type { ComposerStore } from '../store/composer-store'
import { markHandled, useHandledMessages } from './handled-messages'
import { useRecipientFan } from '../store/recipient'

/** A bar above the text field for a fan message that may need care: what to do and whom to alert. */
export function CareBar({
  composer,
  channelId,
  messageId,
}: {
  composer: ComposerStore
  channelId: string
  messageId: string
}) {
  const { t } = useTranslation(['tools', 'common'])
  const country = useRecipientFan(composer)?.countryCode
  const escalate = useMutation(mutationOf(escalateCrisis))
  const escalatedText = escalate.isSuccess ? t('common:crisis.told', { email: env.supportEmail }) : undefined
  const refused = useHandledMessages().get(messageId)?.error
  const context = { channelId, fanCountry: country ?? undefined }
  const share = () => {
    const line = country ? crisisHelpFor(country)?.lines[0] : undefined
    if (line) composer.insert(t('composer.care_words', { name: line.name, number: line.number }))
    else openCrisisHelpFor(context)
  }
  const done = () => {
    void markHandled({ channelId, messageId })
    // Pressing the button unmounts the bar, so focus moves to the text field.
    composer.focus()
  }
  return (
    <div className="mb-2">
      <Banner icon={HeartHandshake}>
        <p>{t('composer.care_title')}</p>
        <p className="text-13 font-normal text-text-quiet">{t('composer.care_text')}</p>
        <div className="flex flex-wrap items-center gap-2 pt-2">
          <Button size="small" onClick={share}>
            {t('composer.care_share')}
          </Button>
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
          <Button size="small" kind="ghost" onClick={done}>
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
