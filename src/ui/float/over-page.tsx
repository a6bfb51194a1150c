import { type CSSProperties, type ReactNode, useLayoutEffect, useRef } from 'react'
import { DismissButton, Overlay } from 'react-aria/Overlay'
import { useOverlay } from 'react-aria/useOverlay'
import { usePreventScroll } from 'react-aria/usePreventScroll'

import { useVisible } from '@/services/viewport'

import { cx } from '../cx'
import { InLanguage } from '../in-language'
import { useFocusLeft, useKeepFocus } from './dialog-focus'
import { useHidePage } from './hide-page'

interface OverPageProps {
  /** Ways to close it besides its own buttons. */
  closesBy: 'press-and-key' | 'key' | 'nothing'
  onClose: () => void
  /** Classes of the backdrop that covers the page. */
  groundClassName: string
  className: string
  /** A dialog, which traps the focus. */
  children: ReactNode
}

/** Returns the viewport height; pinch zoom does not shrink it. */
const heightOf = (viewport: VisualViewport | null): number =>
  viewport ? Math.round(viewport.height * viewport.scale) : window.innerHeight

let covers = 0
const note = (more: 1 | -1): void => {
  covers += more
  document.documentElement.toggleAttribute('data-covered', covers > 0)
}

/** Marks the page while an overlay covers it: `:has()` would recalculate on every change. */
function useCoverMark(): void {
  useLayoutEffect(() => {
    note(1)
    return () => note(-1)
  }, [])
}

function Over({ closesBy, onClose, groundClassName, className, children }: OverPageProps) {
  const panel = useRef<HTMLDivElement>(null)
  const isDismissable = closesBy === 'press-and-key'
  const { overlayProps } = useOverlay(
    { isOpen: true, onClose, isDismissable, isKeyboardDismissDisabled: closesBy === 'nothing' },
    panel,
  )
  usePreventScroll()
  useHidePage(panel)
  useKeepFocus(panel)
  useCoverMark()
  useFocusLeft()
  const height = useVisible(heightOf)
  return (
    <div
      className={cx(
        'fixed inset-x-0 top-0 h-(--visual-viewport-height) fade-in print:static print:h-auto print:bg-transparent print:p-0',
        groundClassName,
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
export const OverPage = (props: OverPageProps) => (
  <InLanguage>
    <Overlay>
      <Over {...props} />
    </Overlay>
  </InLanguage>
)
