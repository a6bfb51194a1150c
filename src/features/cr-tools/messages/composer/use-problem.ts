import { useTranslation } from '@/i18n/use-translation'

import { type Problem, problemOf, type SendFacts } from '@/domain/message-problems'
import { isolate } from '@/lib/isolate'
import { formatList, formatMoney } from '@/i18n/format'

import { useColleague } from '../../person-rights'
import { type ComposerDesk, useContentOf } from './content'

/** Returns what blocks sending the content; re-renders only when that changes, not with every key. */
export function useProblem(desk: ComposerDesk, facts: SendFacts): Problem | undefined {
  const told = useContentOf(desk, (content) => JSON.stringify(problemOf(content, facts) ?? null))
  return (JSON.parse(told) as Problem | null) ?? undefined // the JSON written above
}

/** Returns the problem as text. */
export function useProblemText(problem: Problem | undefined, currency: string): string | undefined {
  const { t } = useTranslation('tools')
  const name = useColleague(problem?.kind === 'locked' ? problem.userId : null)
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
