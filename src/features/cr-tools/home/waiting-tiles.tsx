import { useTranslation } from '@/i18n/use-translation'

import type { AssignedCreator } from '@/domain/agency/assigned-creator'
import { formatNumber } from '@/i18n/format'
import { Tile, TileGroup, TileSkeleton } from '@/ui/chart/tile'

import { useUnread } from '../focus/use-unread'
import { WaitingMinutes } from '../base/waiting-minutes'

const TILES = ['messages', 'notifications', 'orders'] as const

/** Counts of what waits for this creator now. */
export function WaitingTiles({ assigned }: { assigned: AssignedCreator }) {
  const { t } = useTranslation('home')
  const { read, unreadOf } = useUnread()
  const unread = unreadOf(assigned.creatorId)
  return (
    <TileGroup name={t('home.now')}>
      <Tile
        label={t('creator.oldest_wait')}
        value={assigned.oldestWaitAt !== null && <WaitingMinutes since={assigned.oldestWaitAt} />}
        period={assigned.oldestWaitAt === null ? t('home.nobody_waits') : t('home.wait_period')}
      />
      <Tile
        label={t('home.paying')}
        value={formatNumber(assigned.payingWaiting)}
        period={t('home.paying_period')}
      />
      {TILES.map((name) =>
        read.isPending ? (
          <TileSkeleton key={name} isPlain />
        ) : (
          <Tile
            key={name}
            label={t(`creator.${name}`)}
            value={unread && formatNumber(unread[name])}
            period={t(`home.${name}_period`)}
          />
        ),
      )}
    </TileGroup>
  )
}
