import { cx } from '../cx'

/**
 * An unread count; its text comes capped (99+ or 9+) from the navigation rules. Without a `name` it is hidden
 * from screen readers, because the control around it names the count.
 */
export function CountBadge({
  text,
  name,
  quiet = false,
  ringed = false,
}: {
  text: string
  name?: string
  quiet?: boolean
  /** Over a picture: a ring of the surface colour separates it. */
  ringed?: boolean
}) {
  return (
    <span
      className={cx(
        'inline-block h-[18px] min-w-[18px] shrink-0 rounded-full px-[5px] text-center text-11 leading-[18px] font-strong tabular-nums',
        quiet ? 'bg-fill-pressed text-text' : 'bg-accent text-text-on-accent',
        ringed && 'ring-2 ring-surface',
        'before:content-[attr(data-count)]',
      )}
      // CSS renders the count, so voice control can match the label beside it.
      data-count={text}
      dir="ltr"
      {...(name ? { role: 'img', 'aria-label': name } : { 'aria-hidden': true })}
    />
  )
}
