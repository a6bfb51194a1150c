import { ArrowDown, ArrowUp } from 'lucide'
import { useTranslation } from '@/i18n/use-translation'

import { cx } from '../cx'
import { Icon } from '../icon'

export interface FigureChangeFacts {
  /** Already formatted: '8.2%', '0:24', '0.6 points'. */
  amount: string
  direction: 'up' | 'down' | 'none'
  /** Whether this direction is good: a higher cost is not. */
  verdict: 'better' | 'worse' | 'neutral'
  /** For waits and replies: says slower or faster instead of up or down. */
  isSpeed?: boolean
}

const COLOUR = { better: 'text-success-text', worse: 'text-danger-text', neutral: 'text-text-quiet' }

/**
 * Shows a change by arrow, colour and text; red means worse, not down. In a table the text is for screen
 * readers only.
 */
export function FigureChange({ of, isShort = false }: { of: FigureChangeFacts; isShort?: boolean }) {
  const { t } = useTranslation('common')
  const { amount, direction, verdict, isSpeed = false } = of
  if (direction === 'none')
    return <span className="inline-flex font-medium text-text-quiet">{t('tile.no_change')}</span>
  const words = isSpeed
    ? t(direction === 'up' ? 'tile.slower' : 'tile.faster', { amount })
    : t(direction === 'up' ? 'tile.up' : 'tile.down', { amount })
  return (
    <span
      className={cx(
        'inline-flex items-center gap-[3px] font-medium whitespace-nowrap tabular-nums',
        COLOUR[verdict],
      )}
    >
      <Icon of={direction === 'up' ? ArrowUp : ArrowDown} size="xxs" />
      {isShort ? <bdi aria-hidden>{amount}</bdi> : words}
      {isShort && <span className="sr-only">{words}</span>}
      {verdict !== 'neutral' && <span className="sr-only">, {t(`tile.${verdict}`)}</span>}
    </span>
  )
}
