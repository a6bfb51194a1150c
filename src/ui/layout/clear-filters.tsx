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

/** Clears the filters of the row around it; the row mounts it while any is set. */
export function ClearFilters({ isIcon = false, onClear }: { isIcon?: boolean; onClear: () => void }) {
  const { t } = useTranslation('common')
  const button = {
    ref: usePassFocusOn<HTMLButtonElement>(firstControlBeside),
    onClick: onClear,
  }
  return isIcon ? (
    <IconButton {...button} icon={X} name={t('filters.clear')} />
  ) : (
    <Button {...button} kind="ghost">
      {t('filters.clear')}
    </Button>
  )
}
