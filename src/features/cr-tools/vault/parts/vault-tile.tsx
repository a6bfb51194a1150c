import { Archive, CalendarX2, Megaphone } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { useAgencyZone } from '@/features/figures/use-agency-zone'

import { money } from '@/domain/money/money'
import { rightsAt, trashDaysLeft, type VaultMedia } from '@/domain/vault/vault'
import { formatMoney, formatPercent } from '@/i18n/format'
import { serverNow } from '@/services/network/server-clock'
import { cx } from '@/ui/cx'
import { Icon } from '@/ui/icon'

import { MediaThumbnail } from '../../media/media-thumbnail'
import { useMediaDescription } from '../../media/use-media-description'

/** Returns a formatter for an item's price and unlock rate. */
export function useVaultFacts() {
  const { t } = useTranslation('tools')
  return ({ usualPrice, unlockRate, currency }: VaultMedia): string[] => [
    ...(usualPrice === null ? [] : [formatMoney(money(usualPrice, currency))]),
    ...(unlockRate === null ? [] : [t('compose_tools.unlock_rate', { rate: formatPercent(unlockRate, 0) })]),
  ]
}

const MARK =
  'inline-flex h-5 max-w-full items-center gap-1 rounded-mark bg-[rgb(0_0_0/0.65)] px-1 text-11 font-medium text-[#fff]'

/** Marks of an item: trash deadline, expiring rights, posted, archived, never sent. */
export function useVaultMarks() {
  const { t } = useTranslation('marketplace')
  const timezone = useAgencyZone()
  return (item: VaultMedia) => {
    const now = serverNow()
    const rights = rightsAt(item.rightsUntil, now, timezone)
    return [
      ...(item.deletedAt === null
        ? []
        : [{ id: 'trash', text: t('vault.days_left', { count: trashDaysLeft(item.deletedAt, now) }) }]),
      ...(rights === 'ended' ? [{ id: 'ended', text: t('vault.rights_ended'), isGrave: true }] : []),
      ...(rights === 'ending' ? [{ id: 'ending', text: t('vault.rights_ending'), icon: CalendarX2 }] : []),
      ...(item.isPosted ? [{ id: 'posted', text: t('vault.posted'), icon: Megaphone }] : []),
      ...(item.isArchived && item.deletedAt === null
        ? [{ id: 'archived', text: t('vault.in_archive'), icon: Archive }]
        : []),
      ...(!item.isSent && item.deletedAt === null ? [{ id: 'unsent', text: t('vault.never_sent') }] : []),
    ]
  }
}

/** One item's tile with picture, marks, title and figures. The composer's picker uses it too. */
export function VaultTile({
  item,
  isDimmed = false,
  over,
  isWordless = false,
}: {
  item: VaultMedia
  isDimmed?: boolean
  over?: ReactNode
  /** Hides the text below the picture when the tile is too small. */
  isWordless?: boolean
}) {
  const words = useMediaDescription()
  const factsOf = useVaultFacts()
  return (
    <>
      <span className={cx('relative block', isWordless ? 'h-full' : 'h-[calc(100%-40px)]')}>
        <span className="sr-only">{words(item)},</span>{' '}
        <MediaThumbnail media={item} className={cx('size-full', isDimmed && 'opacity-60')} />
        {over}
      </span>
      {!isWordless && (
        <>
          <span aria-hidden dir="auto" className="cut block h-5 pt-[2px] text-12">
            {item.title}
          </span>
          <span className="cut block h-5 text-11 text-text-quiet tabular-nums">
            {factsOf(item).join(' · ')}
          </span>
        </>
      )}
    </>
  )
}

/** Shows up to two marks at the top of a tile; the drawer shows the rest. */
export function VaultMarks({ item, isSmall }: { item: VaultMedia; isSmall: boolean }) {
  const marks = useVaultMarks()(item)
  return (
    <span className="absolute start-1 top-8 flex max-w-[calc(100%-8px)] flex-col items-start gap-1">
      {marks.slice(0, 2).map(({ id, text, icon, isGrave }) => (
        <span key={id} className={cx(MARK, isGrave && 'bg-danger-solid! text-text-on-danger!')}>
          {icon && <Icon of={icon} size="xxs" />}
          <span className={cx('cut', isSmall && icon && 'sr-only')}>{text}</span>
        </span>
      ))}
    </span>
  )
}
