import { EMPTY_CONTENT } from './content'
import { problemOf } from './problems'
import { useProblemText } from './use-problem'
import { useSendFacts } from './use-send-facts'

interface ReplyPlace {
  creatorId: string
  /** Of the staff; null when nobody else writes there. */
  lockedBy: string | null
  currency: string
}

/** What keeps a reply of words alone from being sent, in words; for replies written outside of the thread. */
export function useReplyProblem(
  text: string,
  { creatorId, lockedBy, currency }: ReplyPlace,
): string | undefined {
  const facts = useSendFacts(creatorId, lockedBy)
  return useProblemText(problemOf({ ...EMPTY_CONTENT, text }, facts), currency)
}
