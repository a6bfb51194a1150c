import { TriangleAlert } from 'lucide'
import { useSyncExternalStore } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { type MessageProblem, findMessageProblem, type SendContext } from '@/domain/chat/message-problems'
import type { Store } from '@/lib/store'
import { Icon } from '@/ui/icon'
import { isolate } from '@/lib/text/isolate'
import { formatList, formatMoney } from '@/i18n/format'

import { useColleagueName } from '../../../people/colleague-names'
import { type ComposerStore, useContentOf } from '../store/composer-store'

/** Returns what blocks sending the content; re-renders only when that changes, not with every key. */
export function useProblem(composer: ComposerStore, sendContext: SendContext): MessageProblem | undefined {
  const problemJson = useContentOf(composer, (content, checks) =>
    JSON.stringify(findMessageProblem({ ...content, ...checks }, sendContext) ?? null),
  )
  return (JSON.parse(problemJson) as MessageProblem | null) ?? undefined // the JSON written above
}

/** Returns a function that says a problem as text; `lockedBy` names the colleague who holds the lock. */
export function useProblemWords(currency: string, lockedBy?: string | null) {
  const { t } = useTranslation('tools')
  return (problem: MessageProblem): string => {
    switch (problem.kind) {
      case 'locked':
        return t('composer.problem_locked', { name: isolate(lockedBy ?? t('composer.colleague')) })
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
}

/** Returns the problem as text. */
export function useProblemText(problem: MessageProblem | undefined, currency: string): string | undefined {
  const name = useColleagueName(problem?.kind === 'locked' ? problem.userId : null)
  const words = useProblemWords(currency, name)
  return problem && words(problem)
}

/** Problems shown elsewhere already, or not worth a line before an attempt to send. */
const QUIET_PROBLEMS: readonly MessageProblem['kind'][] = ['empty', 'locked', 'uploading', 'owned_checking']

/** Why the message can't be sent, below its text; quiet reasons are only announced, after an attempt. */
export function ProblemLine({
  id,
  problem,
  text,
  tried,
}: {
  id: string
  problem: MessageProblem | undefined
  text: string | undefined
  /** Whether a send has failed since the last change; outside React, so that the next key re-renders nothing. */
  tried: Store<boolean>
}) {
  const isTried = useSyncExternalStore(tried.subscribe, tried.get)
  const isShown = problem !== undefined && !QUIET_PROBLEMS.includes(problem.kind)
  return (
    <div id={id} role="status">
      {isShown && (
        <p className="flex items-start gap-[6px] pt-1 text-13 text-danger-text">
          <Icon of={TriangleAlert} className="mt-[2px]" />
          <span className="min-w-0">{text}</span>
        </p>
      )}
      {!isShown && isTried && <p className="sr-only">{text}</p>}
    </div>
  )
}
