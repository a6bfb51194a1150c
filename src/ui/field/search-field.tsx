import { Search, X } from 'lucide'
import { type ComponentProps, useRef } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { isImeComposing } from '@/domain/page/shortcut'

import { cx } from '../cx'
import { filterClasses } from './field'
import { Icon } from '../icon'
import { IconButton } from '../icon-button'

/** A search or filter; Escape clears it. Its name is its label and, while empty, its placeholder. */
export function SearchField({
  name,
  value,
  onChange,
  className,
  ...input
}: Omit<ComponentProps<'input'>, 'onChange' | 'value'> & {
  name: string
  value: string
  onChange: (value: string) => void
}) {
  const { t } = useTranslation('common')
  const field = useRef<HTMLSpanElement>(null)
  return (
    <span ref={field} className={cx('relative block h-control min-w-0 print:hidden', className)}>
      <Icon
        of={Search}
        className="pointer-events-none absolute inset-y-0 start-[10px] my-auto text-text-quiet"
      />
      <input
        {...input}
        type="search"
        aria-label={name}
        placeholder={name}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          if (isImeComposing(event.nativeEvent)) return
          // Enter searches; it does not send the form around the field.
          if (event.key === 'Enter' && event.currentTarget.form) event.preventDefault()
          if (event.key !== 'Escape' || value === '') return
          event.stopPropagation()
          onChange('')
        }}
        className={filterClasses(
          'ps-8 pe-9 text-ellipsis placeholder-shown:pe-2 [&::-webkit-search-cancel-button]:hidden',
        )}
      />
      {/* Rendered from the start: mounting it would delay the first letter. */}
      <span
        className="absolute inset-y-0 end-[2px] flex items-center"
        style={{ visibility: value === '' ? 'hidden' : 'visible' }}
      >
        <IconButton
          icon={X}
          size="small"
          name={t('search_field.clear')}
          onClick={() => {
            // The button hides and would take the focus with it.
            field.current?.querySelector('input')?.focus()
            onChange('')
          }}
        />
      </span>
    </span>
  )
}
