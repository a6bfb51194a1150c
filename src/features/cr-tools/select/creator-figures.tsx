import { Bell, type IconNode, MessageCircle, ShoppingBag } from 'lucide'
import type { ReactNode } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { formatNumber } from '@/i18n/format'
import { cx } from '@/ui/cx'
import { Icon } from '@/ui/icon'
import { NoData } from '@/ui/text/figure'

import { WaitingMinutes } from '../base/waiting-minutes'
import type { CreatorRow } from './sort-creators'

function CreatorFigure({
  label,
  children,
  atEnd,
}: {
  label: ReactNode
  children: ReactNode
  atEnd?: boolean
}) {
  return (
    <div className={cx('flex min-w-0 flex-col-reverse', atEnd && 'ms-auto items-center')}>
      <dt className="cut flex h-4 items-center text-12 text-text-quiet">{label}</dt>
      <dd className="text-16 font-strong tabular-nums">{children}</dd>
    </div>
  )
}

/** A count; zero is muted, unknown is a dash. */
function FigureCount({ count }: { count: number | undefined }) {
  if (count === undefined) return <NoData />
  return <span className={cx(count === 0 && 'font-text text-text-faint')}>{formatNumber(count)}</span>
}

/** Icon as a label, so that five figures fit in every language; its name is accessible and a tooltip. */
function FigureIcon({ icon, name }: { icon: IconNode; name: string }) {
  return (
    <span title={name} className="flex">
      <Icon of={icon} name={name} />
    </span>
  )
}

/** Counts of what waits for the chatter at one creator. */
export function CreatorFigures({ id, row: { assigned, unread } }: { id: string; row: CreatorRow }) {
  const { t } = useTranslation('home')
  return (
    <dl id={id} className="mx-4 flex gap-x-4 border-y border-line-quiet py-[10px]">
      <CreatorFigure label={t('creator.oldest_wait')}>
        {assigned.oldestWaitAt === null ? <NoData /> : <WaitingMinutes since={assigned.oldestWaitAt} />}
      </CreatorFigure>
      <CreatorFigure label={t('creator.paying')}>
        <FigureCount count={assigned.payingWaiting} />
      </CreatorFigure>
      <CreatorFigure atEnd label={<FigureIcon icon={MessageCircle} name={t('creator.messages')} />}>
        <FigureCount count={unread?.messages} />
      </CreatorFigure>
      <CreatorFigure label={<FigureIcon icon={Bell} name={t('creator.notifications')} />}>
        <FigureCount count={unread?.notifications} />
      </CreatorFigure>
      <CreatorFigure label={<FigureIcon icon={ShoppingBag} name={t('creator.orders')} />}>
        <FigureCount count={unread?.orders} />
      </CreatorFigure>
    </dl>
  )
}
