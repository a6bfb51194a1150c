import { TriangleAlert } from 'lucide-react'
import { useSyncExternalStore } from 'react'

import type { MessageProblem } from '@/domain/chat/message-problems'
import type { Store } from '@/lib/store'
import { Icon } from '@/ui/icon'

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
