import { type ComponentType, type RefObject, useEffect, useState, useSyncExternalStore } from 'react'

import { createStore } from '@/lib/store'
import { loadWithRetry } from '@/services/loading/load-with-retry'

import type * as code from './lazy/overlays'

type Overlays = typeof code

let pendingLoad: Promise<void> | undefined
const overlays = createStore<Overlays | undefined>(undefined)

/** Loads the code of all overlays with retry: no overlay is visible before a user opens one. */
export function loadOverlays(): Promise<void> {
  pendingLoad ??= loadWithRetry(() => import('./lazy/overlays')).then(overlays.set)
  return pendingLoad
}

/** Returns the overlay code while an overlay is open and the code has loaded. */
function useOverlays(isOpen: boolean): Overlays | undefined {
  useEffect(() => {
    if (isOpen) void loadOverlays()
  }, [isOpen])
  // Closed ones do not render again when the code loads for another.
  return useSyncExternalStore(overlays.subscribe, () => (isOpen ? overlays.get() : undefined))
}

/** Returns the overlay code inside an open overlay. */
export function loadedOverlays(): Overlays {
  const code = overlays.get()
  if (!code) throw new Error('The overlay code has not been loaded')
  return code
}

/** Makes an overlay from its content in `lazy`, which loads when the first overlay opens. */
export function overlayOf<Props extends object>(contentIn: (code: Overlays) => ComponentType<Props>) {
  return function Overlay({ isOpen = true, ...props }: Props & { isOpen?: boolean }) {
    const code = useOverlays(isOpen)
    const Content = code && contentIn(code)
    return Content ? <Content {...(props as unknown as Props)} /> : null // `isOpen` is no prop of the content.
  }
}

/** State of an overlay behind a button: its anchor, and its code while it is open. */
export function useOverlayTrigger() {
  const [anchor, setAnchor] = useState<RefObject<Element | null>>({ current: null })
  const [isOpen, setIsOpen] = useState(false)
  return {
    anchor,
    isOpen,
    code: useOverlays(isOpen),
    open: (button: HTMLElement) => {
      // Some browsers don't focus a clicked button; the focus must return there.
      button.focus({ preventScroll: true })
      setAnchor({ current: button })
      setIsOpen(true)
    },
    close: () => setIsOpen(false),
  }
}
