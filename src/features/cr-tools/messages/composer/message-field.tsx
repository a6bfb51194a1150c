import { type ComponentProps, useLayoutEffect, useRef, useSyncExternalStore } from 'react'

import { cx } from '@/ui/cx'

import type { ComposerDesk } from './content'

/** Where CSS grows a field by itself; older browsers are helped along. */
const growsAlone = typeof CSS !== 'undefined' && CSS.supports?.('field-sizing', 'content')

function grow(field: HTMLTextAreaElement): void {
  if (growsAlone) return
  field.style.height = 'auto'
  field.style.height = `${field.scrollHeight}px`
}

interface MessageFieldProps extends Omit<
  ComponentProps<'textarea'>,
  'ref' | 'value' | 'onInput' | 'onChange'
> {
  desk: ComposerDesk
  /** After a key has changed the text. */
  onWrite?: (text: string) => void
}

/** Where a message is written: as high as its text up to six lines. It keeps its own text: no key draws anything anew. */
export function MessageField({ desk, onWrite, className, placeholder, ...props }: MessageFieldProps) {
  const field = useRef<HTMLTextAreaElement>(null)
  const isEmpty = useSyncExternalStore(desk.subscribe, () => desk.read().text === '')
  useLayoutEffect(() => {
    desk.attach(field.current)
    const follow = () => field.current && grow(field.current)
    follow()
    const stop = desk.subscribe(follow)
    return () => {
      stop()
      desk.attach(null)
    }
  }, [desk])
  return (
    <textarea
      {...props}
      ref={field}
      rows={1}
      dir="auto"
      spellCheck
      autoCapitalize="sentences"
      // One that nobody sees would still be styled anew with every key.
      placeholder={isEmpty ? placeholder : undefined}
      onInput={(event) => {
        const { value } = event.currentTarget
        desk.write(value)
        onWrite?.(value)
      }}
      className={cx(
        'field-sizing-content block max-h-[6lh] min-h-[1lh] w-full min-w-0 resize-none overscroll-contain bg-transparent text-14 text-text outline-none placeholder:text-text-faint max-lg:text-16 pointer-coarse:text-16',
        className,
      )}
    />
  )
}
