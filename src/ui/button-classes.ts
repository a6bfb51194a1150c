import { cx } from './cx'

export type ButtonKind = 'primary' | 'neutral' | 'ghost' | 'danger' | 'link'
export type ButtonSize = 'medium' | 'small' | 'large'

const KIND_CLASSES: Record<ButtonKind, string> = {
  primary:
    'bg-accent text-text-on-accent hover:bg-accent-hover active:bg-accent-pressed inset-shadow-[0_1px_0_rgb(255_255_255/0.14)] active:inset-shadow-none',
  danger:
    'bg-danger-solid text-text-on-danger hover:brightness-110 active:brightness-95 inset-shadow-[0_1px_0_rgb(255_255_255/0.14)]',
  neutral:
    'bg-fill text-text hover:bg-fill-hover active:bg-fill-pressed inset-shadow-[0_0_0_1px_var(--line)] aria-expanded:bg-fill-hover',
  ghost:
    'text-text-quiet hover:bg-fill hover:text-text active:bg-fill-pressed active:text-text aria-expanded:bg-fill aria-expanded:text-text',
  link: 'text-accent-text hover:underline underline-offset-2 rounded-mark',
}
const SIZE_CLASSES: Record<ButtonSize, string> = {
  small: 'h-control-small px-[10px] text-13',
  medium: 'h-control px-3 text-14',
  large: 'h-[max(40px,var(--control))] px-4 text-14',
}
const DISABLED_CLASSES = 'bg-fill text-text-disabled inset-shadow-none cursor-default'

/** Returns the classes of a button, for links that look like buttons too. */
export function buttonClasses({
  kind = 'neutral',
  size = 'medium',
  off = false,
  className,
}: {
  kind?: ButtonKind
  size?: ButtonSize
  off?: boolean
  className?: string | undefined
}): string {
  return cx(
    'inline-flex shrink-0 items-center justify-center gap-[6px] font-medium whitespace-nowrap select-none transition-colors print:not-[[aria-haspopup]]:hidden',
    kind === 'link'
      ? cx('hit-target h-auto', size === 'small' ? 'text-13' : 'text-14')
      : cx('rounded-control', SIZE_CLASSES[size]),
    off ? (kind === 'link' ? 'cursor-default text-text-disabled' : DISABLED_CLASSES) : KIND_CLASSES[kind],
    className,
  )
}
