import type { ReactNode } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { CLASH_MINUTES, type Clash, type ScheduleItem } from '@/domain/schedule'
import { formatDuration, formatList, formatNumber, zoneName } from '@/i18n/format'
import { Badge, type Tone } from '@/ui/badge'
import { Banner } from '@/ui/banner'
import { Icon } from '@/ui/icon'

import { type ItemWords, useItemWords } from '../item-words'
import { KIND_LOOK } from '../kind-look'

const TONE: Record<ScheduleItem['state'], Tone> = {
  scheduled: 'accent',
  publishing: 'info',
  done: 'neutral',
  failed: 'danger',
}

/** Badge with the item's state. */
export function StateBadge({ state }: Pick<ScheduleItem, 'state'>) {
  const { t } = useTranslation('calendar')
  return <Badge tone={TONE[state]}>{t(`scheduler.state_${state}`)}</Badge>
}

export function KindName({ of, words }: { of: ScheduleItem; words: ItemWords }) {
  const { icon, text } = KIND_LOOK[of.kind]
  return (
    <span className="inline-flex items-center gap-2">
      <Icon of={icon} className={text} />
      {words.kind(of)}
    </span>
  )
}

/** Returns a formatter for an item's audience. */
export function useAudienceWords() {
  const { t } = useTranslation('calendar')
  return ({ kind, audience }: ScheduleItem): string =>
    kind === 'welcome'
      ? t('scheduler.new_members')
      : audience.length === 0
        ? t('scheduler.all_fans')
        : formatList(audience)
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-text-quiet">{name}</dt>
      <dd className="min-w-0 wrap-anywhere">{children}</dd>
    </>
  )
}

/** Facts about an item, including its problems. */
export function ItemFacts({
  item,
  clashes,
  timezone,
}: {
  item: ScheduleItem
  clashes: readonly Clash[]
  timezone: string
}) {
  const { t } = useTranslation('calendar')
  const words = useItemWords(timezone)
  const audienceOf = useAudienceWords()
  return (
    <>
      {item.state === 'failed' && <Banner tone="danger">{words.failure(item)}</Banner>}
      {clashes.map(({ item: other, fans }) => (
        <Banner key={other.itemId} tone="warning">
          <span className="me-2 font-strong">{t('scheduler.clash')}</span>
          {t('scheduler.clash_with', {
            name: words.name(other),
            when: words.when(other.at),
            count: fans,
            number: formatNumber(fans),
            minutes: formatNumber(CLASH_MINUTES),
          })}
        </Banner>
      ))}
      <dl className="grid grid-cols-[minmax(88px,max-content)_minmax(0,1fr)] gap-x-4 gap-y-2">
        <Fact name={t('scheduler.kind')}>
          <KindName of={item} words={words} />
        </Fact>
        <Fact name={t('scheduler.state')}>
          <StateBadge state={item.state} />
        </Fact>
        <Fact name={t('scheduler.when')}>
          <span className="block">{words.when(item.at)}</span>
          <span className="block text-13 text-text-quiet">
            {item.isLocalTime ? t('scheduler.local_time') : zoneName(timezone)}
          </span>
        </Fact>
        {item.fans !== null && (
          <Fact name={t('scheduler.audience')}>
            <span className="block">{audienceOf(item)}</span>
            <span className="block text-13 text-text-quiet">
              {t('scheduler.fans', { count: item.fans, number: formatNumber(item.fans) })}
            </span>
          </Fact>
        )}
        {item.durationMinutes !== null && (
          <Fact name={t('scheduler.duration')}>{formatDuration(item.durationMinutes * 60_000)}</Fact>
        )}
      </dl>
    </>
  )
}
