import { cx } from '../cx'

/** Classes of an overlay: the only surfaces with a shadow. */
export const overlayClasses = (className?: string): string =>
  cx(
    'max-w-[calc(100vw-16px)] overflow-hidden rounded-card bg-surface-float text-text shadow-menu enter-fast outline-none forced-colors:border',
    className,
  )

/** Classes of one item of a menu or a listbox. */
export const menuItemClasses = (danger = false): string =>
  cx(
    'flex min-h-[max(32px,var(--control))] cursor-default items-center gap-[10px] rounded-control px-2 py-[6px] outline-hidden select-none',
    'data-focused:bg-fill-hover data-pressed:bg-fill-pressed data-open:bg-fill-hover data-disabled:text-text-disabled',
    danger && 'text-danger-text',
  )
