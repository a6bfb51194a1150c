import { GOAL_LIMITS } from '@/domain/figures/dashboard'
import { formatCentsInput, parseCents } from '@/lib/text/parse-amount'

export type GoalProblem = 'missing' | 'unclear' | 'not_whole' | 'too_small' | 'too_large'

/** Parses a typed goal: an amount into cents, or a count. */
export function parseGoal(text: string, isMoney: boolean): { value: number } | { problem: GoalProblem } {
  if (text.trim() === '') return { problem: 'missing' }
  const cents = parseCents(text)
  if (cents === undefined) return { problem: /^\D*\d{8,}\D*$/.test(text) ? 'too_large' : 'unclear' }
  if (cents === 0) return { problem: 'too_small' }
  if (isMoney) return cents > GOAL_LIMITS.money ? { problem: 'too_large' } : { value: cents }
  return cents % 100 === 0 ? { value: cents / 100 } : { problem: 'not_whole' }
}

/** Formats a goal for its input. */
export const formatGoal = (value: number, isMoney: boolean): string =>
  isMoney ? formatCentsInput(value) : String(value)
