import { CheckCheck } from 'lucide-react'

import { useTranslation } from '@/i18n/use-translation'
import { Badge } from '@/ui/text/badge'

import { type ComposerHandle, useContent } from '../../store/composer-content'
import { sentDay } from '../scripts/sent-status'
import { receivedStepsOf, useSentSteps } from '../scripts/use-sent-steps'

/** Marks a message whose script step this fan already received; it can be sent again. */
export function SentBefore({ desk }: { desk: ComposerHandle }) {
  const { t } = useTranslation('tools')
  const { scriptId, scriptStep } = useContent(desk)
  const { got } = useSentSteps(desk, scriptId !== null)
  const sentAt =
    scriptId === null || scriptStep === null ? null : receivedStepsOf(got, scriptId).get(scriptStep)?.sentAt
  if (sentAt == null) return null
  return (
    <Badge tone="warning" icon={CheckCheck}>
      {t('compose_tools.step_sent_before', { date: sentDay(sentAt) })}
    </Badge>
  )
}
