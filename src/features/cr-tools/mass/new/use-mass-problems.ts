import { useSyncExternalStore } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import {
  isPlanProblem,
  type MassPlan,
  type MassProblem,
  type PlanContext,
  findMassProblems,
  TEST_SHARE,
} from '@/domain/mass/mass-plan'
import { formatList, formatPercent } from '@/i18n/format'
import { isolate } from '@/lib/text/isolate'

import { type ComposerStore, Sending } from '../../messages'

const checkedContent = (composer: ComposerStore) => ({ ...composer.getContent(), ...composer.getChecks() })

/** Problems that block sending; re-renders only when the problems change, not on every keystroke. */
export function useMassProblems(
  plan: MassPlan,
  { first, second }: { first: ComposerStore; second: ComposerStore },
  planContext: PlanContext,
  count: number | undefined,
): readonly MassProblem[] {
  const subscribe = (listener: () => void) => {
    const stops = [first.subscribe(listener), second.subscribe(listener)]
    return () => stops.forEach((stop) => stop())
  }
  const read = () =>
    JSON.stringify(
      findMassProblems(plan, [checkedContent(first), checkedContent(second)], planContext, count),
    )
  return JSON.parse(useSyncExternalStore(subscribe, read)) as readonly MassProblem[] // serialized just above
}

const limitOf = (percent: number): string => formatPercent(percent / 100)

/** Text for a problem of the message or the plan. */
export function useMassProblemText(problem: MassProblem | undefined, currency: string): string | undefined {
  const { t } = useTranslation('tools')
  const ofMessage = problem && !isPlanProblem(problem) && problem.kind !== 'unfilled' ? problem : undefined
  const text = Sending.useProblemText(ofMessage, currency)
  if (problem?.kind === 'unfilled')
    return t('mass.problem_unfilled', { names: formatList(problem.names.map(isolate)) })
  if (!problem || !isPlanProblem(problem)) return text
  return t(`mass.problem_${problem.kind}`, { from: limitOf(TEST_SHARE.min), to: limitOf(TEST_SHARE.max) })
}
