import type { ReactNode } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { CLASH_MINUTES, type ScheduleClash, type ScheduleItem } from '@/domain/schedule/schedule'
import { formatDuration, formatList, formatNumber, timeZoneDisplayName } from '@/i18n/format'
import { MINUTE_MS } from '@/lib/duration'
import { Badge, type Tone } from '@/ui/text/badge'
import { Banner } from '@/ui/feedback/banner'
import { Icon } from '@/ui/icon'

import { type ItemText, useItemText } from './item-text'
import { RightsWarning } from '../../media/rights-warning'
import { KIND_STYLE } from '../kind-style'

const ITEM_STATE_TONE: Record<ScheduleItem['state'], Tone> = {
  scheduled: 'accent',
  publishing: 'info',
  done: 'neutral',
  failed: 'danger',
}

/** Badge with the item's state. */
export function ItemStateBadge({ state }: Pick<ScheduleItem, 'state'>) {
  const { t } = useTranslation('calendar')
  return <Badge tone={ITEM_STATE_TONE[state]}>{t(`scheduler.state_${state}`)}</Badge>
}

export function KindName({ item, itemText }: { item: ScheduleItem; itemText: ItemText }) {
  const { icon, text } = KIND_STYLE[item.kind]
  return (
    <span className="inline-flex items-center gap-2">
      <Icon of={icon} className={text} />
      {itemText.kind(item)}
    </span>
  )
}

/** Returns a formatter for an item's audience; for a welcome message its sequence says whom it reaches. */
export function useAudienceText() {
  const { t } = useTranslation('calendar')
  return ({ sequence, audience }: ScheduleItem): string => {
    if (sequence !== null) return sequence
    return audience.length === 0 ? t('scheduler.all_fans') : formatList(audience)
  }
}

function ItemFact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-text-quiet">{name}</dt>
      <dd className="min-w-0 wrap-anywhere">{children}</dd>
    </>
  )
}

interface ScheduleItemFactsProps {
  creatorId: string
  item: ScheduleItem
  clashes: readonly ScheduleClash[]
  timezone: string
}

/** Facts about an item, including its problems. */
export function ScheduleItemFacts({ creatorId, item, clashes, timezone }: ScheduleItemFactsProps) {
  const { t } = useTranslation('calendar')
  const itemText = useItemText(timezone)
  const audienceOf = useAudienceText()
  return (
    <>
      {item.state === 'failed' && <Banner tone="danger">{itemText.failure(item)}</Banner>}
      {clashes.map(({ item: other, fans }) => (
        <Banner key={other.itemId} tone="warning">
          <span className="me-2 font-strong">{t('scheduler.clash')}</span>
          {t('scheduler.clash_with', {
            name: itemText.name(other),
            when: itemText.when(other.at),
            count: fans,
            number: formatNumber(fans),
            minutes: formatNumber(CLASH_MINUTES),
          })}
        </Banner>
      ))}
      {item.state !== 'done' && <RightsWarning creatorId={creatorId} media={item.media} at={item.at} />}
      <dl className="grid grid-cols-[minmax(88px,max-content)_minmax(0,1fr)] gap-x-4 gap-y-2">
        <ItemFact name={t('scheduler.kind')}>
          <KindName item={item} itemText={itemText} />
        </ItemFact>
        <ItemFact name={t('scheduler.state')}>
          <ItemStateBadge state={item.state} />
        </ItemFact>
        <ItemFact name={t('scheduler.when')}>
          <span className="block">{itemText.when(item.at)}</span>
          <span className="block text-13 text-text-quiet">
            {item.isLocalTime ? t('scheduler.local_time') : timeZoneDisplayName(timezone)}
          </span>
        </ItemFact>
        {item.fans !== null && (
          <ItemFact name={t('scheduler.audience')}>
            <span className="block">{audienceOf(item)}</span>
            <span className="block text-13 text-text-quiet">
              {t('scheduler.fans', { count: item.fans, number: formatNumber(item.fans) })}
            </span>
          </ItemFact>
        )}
        {item.category !== null && (
          <ItemFact name={t('scheduler.category')}>
            <bdi>{item.category}</bdi>
          </ItemFact>
        )}
        {item.durationMinutes !== null && (
          <ItemFact name={t('scheduler.duration')}>
            {formatDuration(item.durationMinutes * MINUTE_MS)}
          </ItemFact>
        )}
      </dl>
    </>
  )
}
