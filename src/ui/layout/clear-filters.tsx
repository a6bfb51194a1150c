import { X } from 'lucide'
import { useTranslation } from '@/i18n/use-translation'

import { Button } from '../button'
import { usePassFocusOn } from '../focus-return'
import { IconButton } from '../icon-button'

const CONTROLS = ':is(button, input, select, a[href], [tabindex]):not([tabindex="-1"])'

/** The first other control of the row of filters. */
const firstControlBeside = (leaving: Element): HTMLElement | undefined =>
  [
    ...(leaving.closest('[role="group"], [role="search"]')?.querySelectorAll<HTMLElement>(CONTROLS) ?? []),
  ].find((control) => control !== leaving)

interface ClearFiltersProps {
  isIcon?: boolean
  /** Where "Clear filters" does not say it. */
  label?: string
  onClear: () => void
}

/** Clears the filters of the row around it; the row mounts it while any is set. */
export function ClearFilters({ isIcon = false, label, onClear }: ClearFiltersProps) {
  const { t } = useTranslation('common')
  const name = label ?? t('filters.clear')
  const button = {
    ref: usePassFocusOn<HTMLButtonElement>(firstControlBeside),
    onClick: onClear,
  }
  return isIcon ? (
    <IconButton {...button} icon={X} name={name} />
  ) : (
    <Button {...button} kind="ghost">
      {name}
    </Button>
  )
}
