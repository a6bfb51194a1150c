import { Info } from 'lucide'
import { type ReactNode, useId } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { Icon } from './icon'
import { Tooltip } from './tooltip'

/**
 * Explains a figure: population, formula and time zone. Opens on hover, focus and tap; screen readers get a
 * description.
 */
export function InfoTip({ about, children }: { about?: string; children: ReactNode }) {
  const { t } = useTranslation('common')
  const id = useId()
  return (
    <Tooltip text={children} onPress>
      <button
        type="button"
        aria-label={about ? t('info_tip.name', { name: about }) : t('info_tip.name_bare')}
        aria-describedby={id}
        // 24 px, in a line box of 20.
        className="hit-target -m-[2px] inline-grid size-6 shrink-0 place-items-center rounded-mark text-text-faint transition-colors hover:text-text print:hidden"
      >
        <Icon of={Info} size="xxs" className="size-[14px]" />
        <span id={id} hidden>
          {children}
        </span>
      </button>
    </Tooltip>
  )
}
