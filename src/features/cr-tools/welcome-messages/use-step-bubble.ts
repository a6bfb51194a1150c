import { useTranslation } from '@/i18n/use-translation'

import { fillScript } from '@/domain/chat/script-variables'
import type { WelcomeStep } from '@/domain/welcome/welcome-message'
import { formatMoney } from '@/i18n/format'

import type { FanBubbleProps } from '../people/fan-bubble'

type BubbleContent = Pick<WelcomeStep, 'text' | 'lockText' | 'media' | 'previewMediaIds' | 'price'>

/** What the bubble of a message shows to a fan with these values. */
export function useStepBubble(currency: string) {
  const { t } = useTranslation('marketplace')
  return (step: BubbleContent, values: ReadonlyMap<string, string>): FanBubbleProps => ({
    text: fillScript(step.text, values),
    lockText: step.lockText && fillScript(step.lockText, values),
    media: step.media,
    previewMediaIds: step.previewMediaIds,
    words: {
      media: t('welcome.media_count', { count: step.media.length }),
      unlock:
        step.price > 0
          ? t('welcome.preview_unlock', { price: formatMoney({ amount: step.price, currency }) })
          : undefined,
      empty: t('welcome.preview_empty'),
    },
  })
}
