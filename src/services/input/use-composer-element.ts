import { useEffect, useRef } from 'react'

import { type RegisteredComposer, registerComposer } from './composers'

/** Registers the element of the returned ref as a composer: busy while it has the focus. */
export function useComposerElement<Element extends HTMLElement>(
  saveDraft: RegisteredComposer['saveDraft'],
  { isForFans = false }: Pick<RegisteredComposer, 'isForFans'> = {},
) {
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
