import { type ComponentProps, useEffectEvent, useLayoutEffect, useRef, useSyncExternalStore } from 'react'

import { cx } from '@/ui/cx'

import type { ComposerStore } from './store/composer-store'
import { FieldHeight } from './field-height'
import { handleSlash } from './tools/panel/slash-command'

interface MessageFieldProps extends Omit<
  ComponentProps<'textarea'>,
  'ref' | 'value' | 'onInput' | 'onChange'
> {
  composer: ComposerStore
  /** Called after keys have changed the text and are painted. */
  onWrite?: (text: string) => void
}

/** The message field, up to six lines high. Uncontrolled, so that a key re-renders nothing. */
export function MessageField({ composer, onWrite, className, placeholder, ...props }: MessageFieldProps) {
  const field = useRef<HTMLTextAreaElement>(null)
  const height = useRef<FieldHeight>(null)
  const isEmpty = useSyncExternalStore(composer.subscribe, () => composer.getContent().text === '')
  const onWritten = useEffectEvent((text: string) => onWrite?.(text))
  useLayoutEffect(() => {
    const element = field.current
    if (!element) return undefined
    composer.attachField(element)
    height.current = new FieldHeight(element)
    // A native listener: React's event dispatch takes as long as the handler itself.
    const onNotified = () => onWritten(element.value)
    const onInput = (event: Event) => {
      composer.setText(element.value, onNotified)
      handleSlash(composer, event instanceof InputEvent && event.data === '/')
    }
    element.addEventListener('input', onInput)
    const stops = [height.current.start(), composer.subscribe(height.current.onTextChange)]
    return () => {
      for (const stop of stops) stop()
      element.removeEventListener('input', onInput)
      composer.attachField(null)
    }
  }, [composer])
  // Another composer's text, and the placeholder of an empty one, change the height.
  useLayoutEffect(() => height.current?.fit(), [composer, isEmpty, placeholder])
  return (
    <textarea
      {...props}
      ref={field}
      rows={1}
      dir="auto"
      spellCheck
      autoCapitalize="sentences"
      // A hidden placeholder would still be restyled with every key.
      placeholder={isEmpty ? placeholder : undefined}
      className={cx(
        'block max-h-[6lh] min-h-[1lh] w-full [contain:strict] min-w-0 resize-none overscroll-contain bg-transparent text-14 text-text outline-none placeholder:text-text-faint max-lg:text-16 pointer-coarse:text-16',
        className,
      )}
    />
  )
}
