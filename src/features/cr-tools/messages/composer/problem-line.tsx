import { TriangleAlert } from 'lucide-react'
import { useSyncExternalStore } from 'react'

import type { Problem } from '@/domain/message-problems'
import { Icon } from '@/ui/icon'

/** Problems shown elsewhere already, or not worth a line before an attempt to send. */
const QUIET: readonly Problem['kind'][] = ['empty', 'locked', 'uploading', 'owned_checking']

/** Why the message can't be sent, below its text; quiet reasons are only announced, after an attempt. */
export function ProblemLine({
  id,
  problem,
  text,
  tried,
}: {
  id: string
  problem: Problem | undefined
  text: string | undefined
  tried: Tried
}) {
  const isTried = useSyncExternalStore(tried.subscribe, tried.get)
  const isShown = problem !== undefined && !QUIET.includes(problem.kind)
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

/**
 * Whether a send has failed since the last change. Outside React, so that the next key re-renders nothing.
 */
export class Tried {
  #is = false
  readonly #listeners = new Set<() => void>()
  get = (): boolean => this.#is
  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }
  set = (is: boolean): void => {
    if (this.#is === is) return
    this.#is = is
    this.#listeners.forEach((listener) => listener())
  }
}
