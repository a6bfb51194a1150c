import { useTranslation } from '@/i18n/use-translation'

import type { MessageProblem } from '@/domain/chat/message-problems'
import { WELCOME_LIMITS } from '@/domain/welcome/welcome-rules'
import { formatList, formatMoney, formatNumber } from '@/i18n/format'
import { isolate } from '@/lib/text/isolate'

import { spanWords } from '../delay'
import type { SequenceFault } from './sequence-faults'

/** What the composer says about a message, for the problems that a prepared one can have. */
function useProblemWords(currency: string) {
  const { t } = useTranslation('tools')
  const { t: own } = useTranslation('marketplace')
  return (problem: MessageProblem): string => {
    switch (problem.kind) {
      case 'too_long':
        return own('welcome.text_too_long', { count: problem.count })
      case 'word':
        return t('composer.problem_word', { word: isolate(problem.word) })
      case 'braces':
        return t('composer.problem_braces', { found: formatList(problem.found.map(isolate)) })
      case 'price_low':
      case 'price_high':
        return t(`composer.problem_${problem.kind}`, {
          amount: formatMoney({ amount: problem.amount, currency }),
        })
      case 'price_unclear':
      case 'price_without_media':
      case 'no_price_right':
        return t(`composer.problem_${problem.kind}`)
      default:
        return own('welcome.preview_empty')
    }
  }
}

/** The words under a faulty field. */
export function useFaultWords(currency: string): (fault: SequenceFault) => string {
  const { t } = useTranslation('marketplace')
  const { t: tools } = useTranslation('tools')
  const problemWords = useProblemWords(currency)
  const { daysBefore, delayMax, mediaMax, steps } = WELCOME_LIMITS
  return (fault) => {
    switch (fault.kind) {
      case 'name_missing':
        return t('welcome.name_missing')
      case 'days_before':
        return t('welcome.days_before_unfit', {
          min: formatNumber(daysBefore.min),
          max: formatNumber(daysBefore.max),
        })
      case 'entry_list':
        return t('welcome.entry_list_missing')
      case 'same_list':
        return t('welcome.same_list')
      case 'quiet':
        return t('welcome.quiet_unfit')
      case 'delay':
        return t('welcome.delay_unfit', { max: spanWords(delayMax) })
      case 'delay_order':
        return t('welcome.delay_order')
      case 'media_many':
        return t('welcome.media_too_many', { count: mediaMax })
      case 'variant_missing':
        return t('welcome.variant_missing')
      case 'variant_twice':
        return t('welcome.variant_twice')
      case 'steps':
        return t('welcome.steps_full', { count: steps })
      case 'unfilled':
        return tools('mass.problem_unfilled', { names: formatList(fault.names.map(isolate)) })
      case 'message':
        return problemWords(fault.problem)
    }
  }
}
