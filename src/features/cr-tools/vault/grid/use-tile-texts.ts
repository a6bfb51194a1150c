import { Archive, CalendarX2, Megaphone } from 'lucide'
import { useMemo } from 'react'

import { money } from '@/domain/money/money'
import { rightsAt, trashDaysLeft, type VaultMedia } from '@/domain/vault/vault'
import { useAgencyZone } from '@/features/figures/use-agency-zone'
import { formatMoney, formatPercent } from '@/i18n/format'
import { useTranslation } from '@/i18n/use-translation'
import { serverNow } from '@/services/network/server-clock'

import { useMediaDescription } from '../../media/use-media-description'

/** Returns the function of an item's price and unlock rate. */
function useFacts() {
  const { t } = useTranslation('tools')
  return useMemo(
    () =>
      ({ usualPrice, unlockRate, currency }: VaultMedia): string =>
        [
          ...(usualPrice === null ? [] : [formatMoney(money(usualPrice, currency))]),
          ...(unlockRate === null
            ? []
            : [t('compose_tools.unlock_rate', { rate: formatPercent(unlockRate, 0) })]),
        ].join(' · '),
    [t],
  )
}

/** Texts below and in a tile's picture: a grid makes them once, and its tiles stay memoised. */
export function useTileTexts() {
  const nameOf = useMediaDescription()
  const factsOf = useFacts()
  return useMemo(() => ({ nameOf, factsOf }), [nameOf, factsOf])
}
export type TileTexts = ReturnType<typeof useTileTexts>

/** Returns the function of an item's marks: trash deadline, expiring rights, posted, archived, never sent. */
export function useVaultMarks() {
  const { t } = useTranslation('marketplace')
  const timezone = useAgencyZone()
  return useMemo(
    () => (item: VaultMedia) => {
      const { deletedAt } = item
      const now = serverNow()
      const rights = rightsAt(item.rightsUntil, now, timezone)
      return [
        ...(deletedAt === null
          ? []
          : [{ id: 'trash', text: t('vault.days_left', { count: trashDaysLeft(deletedAt, now) }) }]),
        ...(rights === 'ended' ? [{ id: 'ended', text: t('vault.rights_ended'), isGrave: true }] : []),
        ...(rights === 'ending' ? [{ id: 'ending', text: t('vault.rights_ending'), icon: CalendarX2 }] : []),
        ...(item.isPosted ? [{ id: 'posted', text: t('vault.posted'), icon: Megaphone }] : []),
        ...(item.isArchived && deletedAt === null
          ? [{ id: 'archived', text: t('vault.in_archive'), icon: Archive }]
          : []),
        ...(!item.isSent && deletedAt === null ? [{ id: 'unsent', text: t('vault.never_sent') }] : []),
      ]
    },
    [t, timezone],
  )
}
export type VaultMarks = ReturnType<typeof useVaultMarks>
