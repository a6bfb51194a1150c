import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useTranslation } from '@/i18n/use-translation'

import { type Fault, WidgetFault } from '@/features/figures/widget-fault'
import { formatNumber } from '@/i18n/format'
import { Card } from '@/ui/card'
import { cx } from '@/ui/cx'
import { InfoTip } from '@/ui/info-tip'
import { SkeletonBar, Skeleton } from '@/ui/skeleton'
import { linkClasses } from '@/ui/text/link'

interface ListCardProps {
  title: string
  info: string
  /** Total count. */
  count: number | undefined
  /** Undefined while loading. */
  lines: readonly ReactNode[] | undefined
  fault: Fault | undefined
  /** Text of the empty state. */
  emptyText: string
  actions?: ReactNode
  /** Where all items are. */
  allHref?: string | undefined
  /** Number of skeleton lines while loading. */
  skeletonLines: number
  /** Their height, if the lines are higher than one line of text. */
  skeletonLine?: string
}

const LINE = 'flex min-h-12 items-center gap-3 border-t border-line-quiet px-4 py-2'

function ListLines({ lines, fault, emptyText, skeletonLines, skeletonLine, title }: ListCardProps) {
  if (fault)
    return (
      <div className="h-48">
        <WidgetFault fault={fault} />
      </div>
    )
  if (!lines)
    return (
      <Skeleton>
        {Array.from({ length: skeletonLines }, (_, index) => `line-${index}`).map((key) => (
          <div key={key} className={cx(LINE, skeletonLine)}>
            <SkeletonBar className="h-4 w-2/3" />
          </div>
        ))}
      </Skeleton>
    )
  if (lines.length === 0)
    return <p className="border-t border-line-quiet px-4 py-6 text-text-quiet">{emptyText}</p>
  return <ul aria-label={title}>{lines}</ul>
}

/** A line in a `ListCard`. */
export const ListLine = ({ children }: { children: ReactNode }) => <li className={LINE}>{children}</li>

/** Card with a total count and the first few items. */
export function ListCard(props: ListCardProps) {
  const { t } = useTranslation('home')
  const { title, info, count, actions, allHref, lines } = props
  const more = count !== undefined && lines ? count - lines.length : 0
  return (
    <Card
      title={
        <span className="inline-flex items-center gap-1">
          {title}
          <InfoTip about={title}>{info}</InfoTip>
        </span>
      }
      detail={count !== undefined && count > 0 && <bdi>{formatNumber(count)}</bdi>}
      actions={actions}
    >
      <ListLines {...props} />
      {more > 0 && (
        <p className="border-t border-line-quiet px-4 py-2 text-13 text-text-quiet">
          {allHref === undefined ? (
            t('dashboard.more', { number: formatNumber(more) })
          ) : (
            <Link to={allHref} className={linkClasses()}>
              {t('dashboard.more', { number: formatNumber(more) })}
            </Link>
          )}
        </p>
      )}
    </Card>
  )
}
