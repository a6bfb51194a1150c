import { Search, X } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { cx } from './cx'
import { Icon } from './icon'
import { IconButton } from './icon-button'

/** A search or filter; Escape empties it. Its name is spoken, and stands in it while empty. */
export function SearchField({
  name,
  value,
  onChange,
  hint,
  className,
  ...input
}: Omit<ComponentProps<'input'>, 'onChange' | 'value'> & {
  name: string
  value: string
  onChange: (value: string) => void
  /** A key hint, shown while empty. */
  hint?: ReactNode
}) {
  const { t } = useTranslation('common')
  return (
    <span className={cx('relative block h-control min-w-0', className)}>
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
          if (event.key !== 'Escape' || value === '') return
          event.stopPropagation()
          onChange('')
        }}
        className={cx(
          'h-control w-full min-w-0 rounded-control bg-fill ps-8 text-14 text-ellipsis text-text transition-colors [&::-webkit-search-cancel-button]:hidden hover:bg-fill-hover focus:outline-2 focus:-outline-offset-1 focus:outline-focus-ring max-lg:text-16 pointer-coarse:text-16 forced-colors:border',
          value === '' && hint === undefined ? 'pe-2' : 'pe-9',
        )}
      />
      <span className="absolute inset-y-0 end-[2px] flex items-center">
        {value === '' && <span className="me-1 flex">{hint}</span>}
        {/* There from the start: the first letter would wait for it. */}
        <span hidden={value === ''}>
          <IconButton icon={X} size="small" name={t('search_field.clear')} onClick={() => onChange('')} />
        </span>
      </span>
    </span>
  )
}
