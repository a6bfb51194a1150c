import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { listLiveTips } from '@/api/calls/creator/live'
import { pagesOf } from '@/api/query'
import { type Broadcast, goalProgress } from '@/domain/live/broadcast'
import { formatMoney, formatNumber } from '@/i18n/format'
import { isolate } from '@/lib/text/isolate'
import { serverNow } from '@/services/network/server-clock'
import { usePassFocusOn } from '@/ui/focus-return'
import { Badge } from '@/ui/text/badge'
import { Button } from '@/ui/button'
import { Card } from '@/ui/card'
import { ElapsedTime } from '@/ui/text/time'
import { Amount } from '@/ui/text/figure'
import { QueryContent } from '@/ui/feedback/query-content'
import { SkeletonBar } from '@/ui/skeleton'
import { Tile, TileGroup } from '@/ui/chart/tile'

import { useCanSeeSpend, useEditDisabledReason } from '../../base/permissions'
import { useOnlyModerates } from '../live-rights'
import { TipList } from '../tip-list'
import { AlertForm } from '../plan/alert-form'
import type { EndHere } from '../use-ended-live'
import { EndLiveDialog } from './end-live-dialog'
import { LiveChat } from './live-chat'
import { TopTippers, TopTippersTitle } from './top-tippers'

const TIPS_SHOWN = 20

const moneyOf = ({ currency }: Broadcast, amount: number | null) =>
  amount === null ? null : <Amount of={{ amount, currency }} />

function LiveTiles({ broadcast }: { broadcast: Broadcast }) {
  const { t } = useTranslation('tools')
  const seesSpend = useCanSeeSpend()
  return (
    <TileGroup name={t('broadcast.on_air')}>
      <Tile
        label={t('broadcast.viewers')}
        info={t('broadcast.viewers_info')}
        value={formatNumber(broadcast.viewers)}
        period={t('broadcast.viewers_peak', { number: formatNumber(broadcast.peakViewers) })}
      />
      {seesSpend && (
        <Tile
          label={t('broadcast.tips')}
          info={t('broadcast.tips_info')}
          value={moneyOf(broadcast, broadcast.tipped)}
          period={t('broadcast.so_far')}
        />
      )}
      {seesSpend && (
        <Tile
          label={t('broadcast.earned')}
          info={t('broadcast.column_earned_info')}
          value={moneyOf(broadcast, broadcast.earned)}
          period={t('broadcast.earned_gross')}
        />
      )}
      <Tile
        label={t('broadcast.duration')}
        info={t('broadcast.duration_info')}
        value={
          broadcast.startedAt === null ? null : <ElapsedTime since={broadcast.startedAt} now={serverNow} />
        }
        period={t('broadcast.so_far')}
      />
    </TileGroup>
  )
}

function GoalBar({ broadcast }: { broadcast: Broadcast }) {
  const { t } = useTranslation('tools')
  const { goal, currency, tipped } = broadcast
  if (!goal) return null
  if (tipped === null)
    return (
      <Card title={t('broadcast.goal')}>
        <p className="flex items-center justify-between gap-3 px-4 pb-4">
          <bdi className="min-w-0 wrap-anywhere">{goal.title}</bdi>
          <Amount of={{ amount: goal.amount, currency }} />
        </p>
      </Card>
    )
  const part = goalProgress(broadcast)
  const text = t('broadcast.goal_of', {
    sum: isolate(formatMoney({ amount: tipped, currency })),
    goal: isolate(formatMoney({ amount: goal.amount, currency })),
  })
  return (
    <Card
      title={t('broadcast.goal')}
      actions={part >= 1 && <Badge tone="success">{t('broadcast.goal_reached')}</Badge>}
      body="grid gap-2"
    >
      <bdi className="side-of-parent wrap-anywhere">{goal.title}</bdi>
      <div
        role="progressbar"
        aria-label={t('broadcast.goal')}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(part * 100)}
        aria-valuetext={text}
        className="h-2 overflow-hidden rounded-full bg-fill"
      >
        <div className="h-full rounded-full bg-accent" style={{ inlineSize: `${part * 100}%` }} />
      </div>
      <p className="text-13 text-text-quiet tabular-nums">{text}</p>
    </Card>
  )
}

function LiveMenu({ broadcast }: { broadcast: Broadcast }) {
  const { t } = useTranslation('tools')
  if (broadcast.tipMenu.length === 0) return null
  return (
    <Card title={t('broadcast.menu')} body="block">
      <TipList broadcast={broadcast} />
    </Card>
  )
}

function LiveTopTippers({ creatorId, broadcast }: { creatorId: string; broadcast: Broadcast }) {
  const read = useInfiniteQuery(
    pagesOf(listLiveTips, { liveId: broadcast.liveId, limit: TIPS_SHOWN }, creatorId),
  )
  return (
    <Card title={<TopTippersTitle />} body="block">
      <QueryContent isBare of={read} skeleton={<SkeletonBar className="h-24" />}>
        <TopTippers tippers={read.data?.pages[0]?.top ?? []} currency={broadcast.currency} />
      </QueryContent>
    </Card>
  )
}

interface LiveRoomProps {
  creatorId: string
  creatorName: string
  broadcast: Broadcast
  onEdit: () => void
  endHere: EndHere
  onEnded: (liveId: string) => void
}

function LiveRoomHeader({
  broadcast,
  onEdit,
  onEnd,
}: {
  broadcast: Broadcast
  onEdit: () => void
  onEnd: () => void
}) {
  const { t } = useTranslation('tools')
  const disabledReason = useEditDisabledReason('live')
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Badge tone="danger">{t('broadcast.on_air')}</Badge>
      <h2 className="min-w-0 text-16 font-strong">
        <bdi className="wrap-anywhere">{broadcast.title}</bdi>
      </h2>
      {useOnlyModerates(broadcast) ? (
        <Badge tone="accent">{t('broadcast.you_moderate')}</Badge>
      ) : (
        <div className="ms-auto flex gap-2">
          <Button disabledReason={disabledReason} onClick={onEdit}>
            {t('broadcast.edit')}
          </Button>
          <Button kind="danger" disabledReason={disabledReason} onClick={onEnd}>
            {t('broadcast.end')}
          </Button>
        </div>
      )}
    </div>
  )
}

/** Control room of a running live: figures, chat, and messages to the creator's screen. */
export function LiveRoom(props: LiveRoomProps) {
  const { creatorId, creatorName, broadcast, onEdit, endHere, onEnded } = props
  const seesSpend = useCanSeeSpend()
  const onlyModerates = useOnlyModerates(broadcast)
  const [isEnding, setEnding] = useState(false)
  return (
    <section ref={usePassFocusOn<HTMLElement>()} aria-label={broadcast.title} className="grid gap-4">
      <LiveRoomHeader broadcast={broadcast} onEdit={onEdit} onEnd={() => setEnding(true)} />
      <LiveTiles broadcast={broadcast} />
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <LiveChat creatorId={creatorId} creatorName={creatorName} broadcast={broadcast} />
        <div className="grid gap-4">
          <GoalBar broadcast={broadcast} />
          {seesSpend && <LiveTopTippers creatorId={creatorId} broadcast={broadcast} />}
          <LiveMenu broadcast={broadcast} />
          {!onlyModerates && (
            <Card className="p-4">
              <AlertForm creatorId={creatorId} liveId={broadcast.liveId} name={isolate(creatorName)} />
            </Card>
          )}
        </div>
      </div>
      {isEnding && (
        <EndLiveDialog
          creatorId={creatorId}
          broadcast={broadcast}
          endHere={endHere}
          onEnded={onEnded}
          onClose={() => setEnding(false)}
        />
      )}
    </section>
  )
}
