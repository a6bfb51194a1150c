import { type ComponentProps, useEffectEvent, useLayoutEffect, useRef, useSyncExternalStore } from 'react'

import { cx } from '@/ui/cx'

import type { ComposerDesk } from './content'
import { FieldHeight } from './field-height'
import { followSlash } from './tools/slash'

interface MessageFieldProps extends Omit<
  ComponentProps<'textarea'>,
  'ref' | 'value' | 'onInput' | 'onChange'
> {
  desk: ComposerDesk
  /** After keys have changed the text, and that has been painted. */
  onWrite?: (text: string) => void
}

/** Where a message is written: as high as its text up to six lines. It keeps its own text: no key draws anything anew. */
export function MessageField({ desk, onWrite, className, placeholder, ...props }: MessageFieldProps) {
  const field = useRef<HTMLTextAreaElement>(null)
  const height = useRef<FieldHeight>(null)
  const isEmpty = useSyncExternalStore(desk.subscribe, () => desk.read().text === '')
  const tell = useEffectEvent((text: string) => onWrite?.(text))
  useLayoutEffect(() => {
    const element = field.current
    if (!element) return undefined
    desk.attach(element)
    height.current = new FieldHeight(element)
    // Heard by itself: React's own way to a handler takes as long as the handler.
    const told = () => tell(element.value)
    const hear = (event: Event) => {
      desk.write(element.value, told)
      followSlash(desk, event instanceof InputEvent && event.data === '/')
    }
    element.addEventListener('input', hear)
    const stops = [height.current.start(), desk.subscribe(height.current.follow)]
    return () => {
      for (const stop of stops) stop()
      element.removeEventListener('input', hear)
      desk.attach(null)
    }
  }, [desk])
  // What another desk brings, and the placeholder where nothing is written, are as long as they are.
  useLayoutEffect(() => height.current?.fit(), [desk, isEmpty, placeholder])
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
      className={cx(
        'block max-h-[6lh] min-h-[1lh] w-full [contain:strict] min-w-0 resize-none overscroll-contain bg-transparent text-14 text-text outline-none placeholder:text-text-faint max-lg:text-16 pointer-coarse:text-16',
        className,
      )}
    />
  )
}
