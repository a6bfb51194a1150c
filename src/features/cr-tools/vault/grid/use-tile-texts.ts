import { Archive, CalendarX2, type IconNode, Megaphone } from 'lucide'
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

export interface TileMark {
  id: string
  text: string
  icon?: IconNode
  isGrave?: boolean
}

/** Returns the function of the marks of rights: ended, or about to. */
export function useRightsMarks() {
  const { t } = useTranslation('tools')
  const timezone = useAgencyZone()
  return useMemo(
    () =>
      ({ rightsUntil }: VaultMedia): readonly TileMark[] => {
        const rights = rightsAt(rightsUntil, serverNow(), timezone)
        if (rights === 'ended') return [{ id: 'ended', text: t('rights.ended'), isGrave: true }]
        return rights === 'ending' ? [{ id: 'ending', text: t('rights.ending'), icon: CalendarX2 }] : []
      },
    [t, timezone],
  )
}

/** Returns the function of an item's marks: trash deadline, expiring rights, posted, archived, never sent. */
export function useVaultMarks() {
  const { t } = useTranslation('marketplace')
  const rightsOf = useRightsMarks()
  return useMemo(
    () =>
      (item: VaultMedia): readonly TileMark[] => {
        const { deletedAt } = item
        const now = serverNow()
        return [
          ...(deletedAt === null
            ? []
            : [{ id: 'trash', text: t('vault.days_left', { count: trashDaysLeft(deletedAt, now) }) }]),
          ...rightsOf(item),
          ...(item.isPosted ? [{ id: 'posted', text: t('vault.posted'), icon: Megaphone }] : []),
          ...(item.isArchived && deletedAt === null
            ? [{ id: 'archived', text: t('vault.in_archive'), icon: Archive }]
            : []),
          ...(!item.isSent && deletedAt === null ? [{ id: 'unsent', text: t('vault.never_sent') }] : []),
        ]
      },
    [t, rightsOf],
  )
}
export type VaultMarks = ReturnType<typeof useVaultMarks>
