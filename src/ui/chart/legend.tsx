import { useRef } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { cx } from '../cx'
import { TextWithNames } from '../text/user-name'
import { useEdgeFade } from '../use-edge-fade'
import type { ChartSeries } from './chart-props'
import { SeriesMark } from './series-mark'

/** Names the series; pressing one shows or hides it. */
export function Legend({
  series,
  hidden,
  look,
  onTurn,
}: {
  series: readonly ChartSeries[]
  hidden: ReadonlySet<string>
  look: 'point' | 'area'
  onTurn: (id: string) => void
}) {
  const { t } = useTranslation('common')
  const line = useRef<HTMLDivElement>(null)
  useEdgeFade(line)
  return (
    <div
      ref={line}
      role="group"
      aria-label={t('chart.legend')}
      className="edge-fade relative flex h-[calc(var(--control-small)+8px)] shrink-0 items-center gap-1 overflow-x-auto px-2 pb-2 [scrollbar-width:none]"
    >
      {series.map(({ id, label, color }) => (
        <button
          key={id}
          type="button"
          aria-pressed={!hidden.has(id)}
          onClick={() => onTurn(id)}
          className={cx(
            'inline-flex h-control-small max-w-44 shrink-0 items-center focus-visible:-outline-offset-2 gap-[6px] rounded-control px-2 text-13 transition-colors hover:bg-fill hover:text-text',
            hidden.has(id) ? 'text-text-faint line-through' : 'text-text-quiet',
          )}
        >
          <span className={cx('flex', hidden.has(id) && 'opacity-30')}>
            <SeriesMark color={color} look={look} />
          </span>
          <bdi className="cut">
            <TextWithNames>{label}</TextWithNames>
          </bdi>
        </button>
      ))}
    </div>
  )
}
