import { Bell, type LucideIcon, MessageCircle, ShoppingBag } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { formatNumber } from '@/i18n/format'
import { cx } from '@/ui/cx'
import { Icon } from '@/ui/icon'
import { NoData } from '@/ui/no-data'

import { Wait } from '../../wait'
import type { CreatorRow } from '../arrange'

function Figure({ label, children, atEnd }: { label: ReactNode; children: ReactNode; atEnd?: boolean }) {
  return (
    <div className={cx('flex min-w-0 flex-col-reverse', atEnd && 'ms-auto items-center')}>
      <dt className="cut flex h-4 items-center text-12 text-text-quiet">{label}</dt>
      <dd className="text-16 font-strong tabular-nums">{children}</dd>
    </div>
  )
}

/** A count; zero is muted, unknown is a dash. */
function Count({ of }: { of: number | undefined }) {
  if (of === undefined) return <NoData />
  return <span className={cx(of === 0 && 'font-text text-text-faint')}>{formatNumber(of)}</span>
}

/** Icon as a label, so that five figures fit in every language; its name is accessible and a tooltip. */
function Sign({ of, name }: { of: LucideIcon; name: string }) {
  return (
    <span title={name} className="flex">
      <Icon of={of} name={name} />
    </span>
  )
}

/** Counts of what waits for the chatter at one creator. */
export function Figures({ id, row: { assigned, unread } }: { id: string; row: CreatorRow }) {
  const { t } = useTranslation('home')
  return (
    <dl id={id} className="mx-4 flex gap-x-4 border-y border-line-quiet py-[10px]">
      <Figure label={t('creator.oldest_wait')}>
        {assigned.oldestWaitAt === null ? <NoData /> : <Wait since={assigned.oldestWaitAt} />}
      </Figure>
      <Figure label={t('creator.paying')}>
        <Count of={assigned.payingWaiting} />
      </Figure>
      <Figure atEnd label={<Sign of={MessageCircle} name={t('creator.messages')} />}>
        <Count of={unread?.messages} />
      </Figure>
      <Figure label={<Sign of={Bell} name={t('creator.notifications')} />}>
        <Count of={unread?.notifications} />
      </Figure>
      <Figure label={<Sign of={ShoppingBag} name={t('creator.orders')} />}>
        <Count of={unread?.orders} />
      </Figure>
    </dl>
  )
}
