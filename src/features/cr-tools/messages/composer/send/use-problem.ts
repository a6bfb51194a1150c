import { useTranslation } from '@/i18n/use-translation'

import { type MessageProblem, findMessageProblem, type SendContext } from '@/domain/chat/message-problems'
import { isolate } from '@/lib/text/isolate'
import { formatList, formatMoney } from '@/i18n/format'

import { useColleagueName } from '../../../people/user-permissions'
import { type ComposerHandle, useContentOf } from '../store/composer-content'

/** Returns what blocks sending the content; re-renders only when that changes, not with every key. */
export function useProblem(desk: ComposerHandle, facts: SendContext): MessageProblem | undefined {
  const problemJson = useContentOf(desk, (content) =>
    JSON.stringify(findMessageProblem(content, facts) ?? null),
  )
  return (JSON.parse(problemJson) as MessageProblem | null) ?? undefined // the JSON written above
}

/** Returns the problem as text. */
export function useProblemText(problem: MessageProblem | undefined, currency: string): string | undefined {
  const { t } = useTranslation('tools')
  const name = useColleagueName(problem?.kind === 'locked' ? problem.userId : null)
  if (!problem) return undefined
  switch (problem.kind) {
    case 'locked':
      return t('composer.problem_locked', { name: isolate(name ?? t('composer.colleague')) })
    case 'too_long':
    case 'owned':
      return t(`composer.problem_${problem.kind}`, { count: problem.count })
    case 'braces':
      return t('composer.problem_braces', { found: formatList(problem.found.map(isolate)) })
    case 'word':
      return t('composer.problem_word', { word: isolate(problem.word) })
    case 'price_low':
    case 'price_high':
      return t(`composer.problem_${problem.kind}`, {
        amount: formatMoney({ amount: problem.amount, currency }),
      })
    default:
      return t(`composer.problem_${problem.kind}`)
  }
}
