import { formatDate } from '@/i18n/format'
import { useTranslation } from '@/i18n/use-translation'
import { isolate } from '@/lib/text/isolate'
import type { Script } from '@/domain/chat/script'

import type { ReceivedStep, ReceivedSteps } from './use-sent-steps'

/** Short date: `Nov 20`. */
export const sentDay = (at: number): string => isolate(formatDate(at, { month: 'short', day: 'numeric' }))

/** Describes when the fan received a step and, for a paid one, whether they bought it. */
export function useStepStatus() {
  const { t } = useTranslation('tools')
  return ({ sentAt, isPaid, isBought }: ReceivedStep): string => {
    if (sentAt === null) return t('compose_tools.step_sending')
    const date = sentDay(sentAt)
    if (!isPaid) return t('compose_tools.script_sent', { date })
    return t(isBought ? 'compose_tools.step_sent_bought' : 'compose_tools.step_sent_unbought', { date })
  }
}

/** Describes how much of a script the fan received, and when last; undefined when none. */
export function useScriptStatus() {
  const { t } = useTranslation('tools')
  return ({ steps }: Script, received: ReceivedSteps): string | undefined => {
    const all = steps.flatMap((_, step) => received.get(step) ?? [])
    if (all.length === 0) return undefined
    const last = Math.max(...all.map(({ sentAt }) => sentAt ?? Infinity))
    if (!Number.isFinite(last)) return t('compose_tools.step_sending')
    const values = { date: sentDay(last), sent: all.length, steps: steps.length }
    return t(
      all.length < steps.length ? 'compose_tools.script_sent_part' : 'compose_tools.script_sent',
      values,
    )
  }
}
