import { type CSSProperties, type ReactNode, useLayoutEffect, useRef } from 'react'
import { DismissButton, Overlay } from 'react-aria/Overlay'
import { useOverlay } from 'react-aria/useOverlay'
import { usePreventScroll } from 'react-aria/usePreventScroll'

import { useVisualViewport } from '@/services/page/viewport'

import { cx } from '../../cx'
import { AriaLocale } from '../../aria-locale'
import { useAriaHideOutside, useFocusHeadingFallback, useRecoverFocus } from './overlay-effects'

interface ModalLayerProps {
  /** Ways to close it besides its own buttons. */
  closesBy: 'press-and-key' | 'key' | 'nothing'
  onClose: () => void
  /** Classes of the backdrop that covers the page. */
  backdropClassName: string
  className: string
  /** A dialog, which traps the focus. */
  children: ReactNode
}

/** Returns the viewport height; pinch zoom does not shrink it. */
const heightOf = (viewport: VisualViewport | null): number =>
  viewport ? Math.round(viewport.height * viewport.scale) : window.innerHeight

let covers = 0
const countCovers = (more: 1 | -1): void => {
  covers += more
  document.documentElement.toggleAttribute('data-covered', covers > 0)
}

/** Marks the page while an overlay covers it: `:has()` would recalculate on every change. */
function useMarkPageCovered(): void {
  useLayoutEffect(() => {
    countCovers(1)
    return () => countCovers(-1)
  }, [])
}

function ModalContent({ closesBy, onClose, backdropClassName, className, children }: ModalLayerProps) {
  const panel = useRef<HTMLDivElement>(null)
  const isDismissable = closesBy === 'press-and-key'
  const { overlayProps } = useOverlay(
    { isOpen: true, onClose, isDismissable, isKeyboardDismissDisabled: closesBy === 'nothing' },
    panel,
  )
  usePreventScroll()
  useAriaHideOutside(panel)
  useRecoverFocus(panel)
  useMarkPageCovered()
  useFocusHeadingFallback()
  const height = useVisualViewport(heightOf)
  return (
    <div
      className={cx(
        'fixed inset-x-0 top-0 h-(--visual-viewport-height) fade-in print:static print:h-auto print:bg-transparent print:p-0',
        backdropClassName,
      )}
      // Above the on-screen keyboard, for the backdrop and its content.
      style={{ '--visual-viewport-height': `${height}px` } as CSSProperties} // A custom property of ours.
    >
      <div
        {...overlayProps}
        ref={panel}
        className={cx(
          'print:h-auto print:max-h-none print:max-w-none print:rounded-none print:bg-transparent print:shadow-none',
          className,
        )}
      >
        {children}
        {isDismissable && <DismissButton onDismiss={onClose} />}
      </div>
    </div>
  )
}

/** Covers the whole page, which is not interactive until it closes. */
export const ModalLayer = (props: ModalLayerProps) => (
  <AriaLocale>
    <Overlay>
      <ModalContent {...props} />
    </Overlay>
  </AriaLocale>
)
