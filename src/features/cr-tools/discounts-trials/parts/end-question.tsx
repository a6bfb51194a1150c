import { useTranslation } from '@/i18n/use-translation'

import { errorText } from '@/api/errors'
import { DangerQuestion } from '@/ui/danger-question'

import { useEnding } from '../use-offers'

interface EndQuestionProps {
  title: string
  text: string
  act: string
  trackedAs: string
  end: () => Promise<unknown>
  refresh: () => Promise<unknown>
  onClose: () => void
}

/** Confirms ending an offer for good. */
export function EndQuestion({ title, text, act, trackedAs, end, refresh, onClose }: EndQuestionProps) {
  const { t } = useTranslation('marketplace')
  const ending = useEnding(end, refresh, onClose)
  return (
    <DangerQuestion
      title={title}
      keep={t('offers.keep')}
      act={act}
      trackedAs={trackedAs}
      isBusy={ending.isPending}
      problem={ending.error && errorText(ending.error)}
      onKeep={onClose}
      onAct={() => ending.mutate()}
    >
      {text}
    </DangerQuestion>
  )
}
