import { useEffect, useRef } from 'react'

import { type RegisteredComposer, registerComposer } from './composers'

const NO_OP = () => undefined

/**
 * Registers the element of the returned ref as a composer: busy while it has the focus. `saveDraft` is missing where
 * nothing waits to be saved.
 */
export function useComposerElement<Element extends HTMLElement>({
  saveDraft = NO_OP,
  isForFans = false,
}: Partial<Pick<RegisteredComposer, 'saveDraft' | 'isForFans'>> = {}) {
  const element = useRef<Element>(null)
  useEffect(
    () =>
      registerComposer({
        isBusy: () => element.current?.contains(document.activeElement) ?? false,
        saveDraft,
        isForFans,
      }),
    [saveDraft, isForFans],
  )
  return element
}
