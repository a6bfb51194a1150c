import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { Button } from '../button'
import { cardClasses } from '../card'
import { cx } from '../cx'
import { InfoTip } from '../info-tip'
import { Kbd } from '../text/kbd'
import { SkeletonBar, Skeleton } from '../skeleton'
import { ChartTable, type ChartColumn } from './chart-table'

interface ChartFrameProps {
  name: string
  unit: string
  info?: ReactNode
  actions?: ReactNode
  /** Height in px of everything under the heading, without the legend. */
  height: number
  hasLegend?: boolean
  isLoading?: boolean
  isEmpty: boolean
  empty?: ReactNode
  /** The same figures in rows. */
  times: readonly string[]
  columns: readonly ChartColumn[]
  children: ReactNode
}

const isTableKey = (event: KeyboardEvent): boolean =>
  event.key.toLowerCase() === 't' &&
  !event.ctrlKey &&
  !event.metaKey &&
  !event.altKey &&
  !(event.target instanceof Element && event.target.closest('input:not([type=range]), textarea, select'))

/** T toggles between chart and table while the focus is inside, except in text fields. */
function useToggleTableKey(section: RefObject<HTMLElement | null>, isOn: boolean, onToggle: () => void) {
  const toggle = useEffectEvent(onToggle)
  useEffect(() => {
    const element = section.current
    if (!element || !isOn) return
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isTableKey(event)) return
      event.preventDefault()
      toggle()
    }
    element.addEventListener('keydown', onKeyDown)
    return () => element.removeEventListener('keydown', onKeyDown)
  }, [section, isOn])
}

/** Room for about six rows. */
const TABLE_PX = 240

/** The legend takes one line, as high as its buttons. */
const heightOf = ({ height, hasLegend = false }: ChartFrameProps): string =>
  hasLegend ? `calc(${height}px + var(--control-small) + 8px)` : `${height}px`

function ChartBody(props: ChartFrameProps & { isTable: boolean }) {
  const { t } = useTranslation('common')
  const { name, isLoading = false, isEmpty, empty, isTable, times, columns, children } = props
  const height = heightOf(props)
  if (isLoading)
    return (
      <Skeleton name={t('page.loading')}>
        <div className="px-4 pb-4" style={{ height }}>
          <SkeletonBar className="size-full rounded-control" />
        </div>
      </Skeleton>
    )
  if (isEmpty)
    return (
      <div className="grid place-items-center p-4 text-center text-text-quiet" style={{ height }}>
        {empty ?? t('chart.empty')}
      </div>
    )
  // A strip is low: two rows of a table would be too few to read.
  if (isTable)
    return <ChartTable name={name} times={times} columns={columns} height={`max(${height}, ${TABLE_PX}px)`} />
  return (
    <div className="flex flex-col" style={{ height }}>
      {children}
    </div>
  )
}

/** Frames a chart in its card with title and unit, and toggles to the same figures as a table. */
export function ChartFrame(props: ChartFrameProps) {
  const { name, unit, info, actions, isLoading = false, isEmpty } = props
  const { t } = useTranslation('common')
  const [isTable, setTable] = useState(false)
  const section = useRef<HTMLElement>(null)
  const canToggle = !isLoading && !isEmpty
  useToggleTableKey(section, canToggle, () => setTable(!isTable))
  return (
    <section ref={section} aria-label={name} className={cx(cardClasses, 'min-w-0')}>
      <div className="flex min-h-14 flex-wrap items-center gap-x-2 gap-y-1 ps-4 pe-3 pt-1">
        <h2 className="flex min-h-10 items-center text-14 font-strong">{name}</h2>
        <span className="text-13 text-text-quiet">{unit}</span>
        {info && <InfoTip about={name}>{info}</InfoTip>}
        <div className="ms-auto flex min-w-0 flex-wrap items-center justify-end gap-x-2 gap-y-1">
          {actions}
          <Button
            kind="ghost"
            size="small"
            aria-keyshortcuts="T"
            end={<Kbd keys="T" />}
            disabledReason={canToggle ? undefined : t('chart.nothing_yet')}
            onClick={() => setTable(!isTable)}
          >
            {isTable ? t('chart.as_chart') : t('chart.as_table')}
          </Button>
        </div>
      </div>
      <ChartBody {...props} isTable={isTable} />
    </section>
  )
}
