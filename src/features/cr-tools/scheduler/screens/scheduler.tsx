import { Lock, Plus } from 'lucide-react'
import { useTranslation } from '@/i18n/use-translation'

import { Banner } from '@/ui/banner'
import { Button } from '@/ui/button'
import { ContentState } from '@/ui/content-state'
import { Page } from '@/ui/page'

import { useCreatorId } from '../../creator-in-focus'
import { Attention } from '../parts/attention'
import { ItemDrawer } from '../parts/item-drawer'
import { MonthGrid } from '../parts/month-grid'
import { Overlay } from '../parts/overlays'
import { Pager, rangeWords, ScheduleBar } from '../parts/schedule-bar'
import { ScheduleEmpty } from '../parts/schedule-empty'
import { ScheduleList } from '../parts/schedule-list'
import { ScheduleSkeleton } from '../parts/schedule-skeleton'
import { WeekGrid } from '../parts/week-grid'
import { type ScheduleView, useScheduleView } from '../schedule-view'
import { useItemActs, useMoving, useShownSchedule } from '../use-scheduler'

interface ContentProps {
  view: ScheduleView
  shown: ReturnType<typeof useShownSchedule>
  acts: ReturnType<typeof useItemActs>
  onMove: ReturnType<typeof useMoving>['move']
}

/** Renders the month, week or list layout. */
function Content({ view, shown, acts, onMove }: ContentProps) {
  const { marks } = shown
  const { whyNot, create } = acts
  const mayCreate = whyNot.all === undefined
  const grid = {
    view,
    marks,
    items: marks.items,
    whyNot: whyNot.of,
    onOpen: acts.openItem,
    onMove,
    onNew: mayCreate ? create : undefined,
  }
  return (
    <ContentState
      isBare
      status={shown.status}
      skeleton={<ScheduleSkeleton layout={view.layout} />}
      empty={
        <ScheduleEmpty
          hasOthers={shown.all.length > 0 && view.kinds.length > 0}
          onShowAll={() => view.showKinds([])}
          onNew={mayCreate ? () => create() : undefined}
        />
      }
    >
      {view.layout === 'month' && <MonthGrid {...grid} />}
      {view.layout === 'week' && <WeekGrid {...grid} />}
      {view.layout === 'list' && (
        <ScheduleList
          {...grid}
          clashes={marks.clashes}
          title={rangeWords(view)}
          timezone={view.timezone}
          onAct={acts.act}
        />
      )}
    </ContentState>
  )
}

interface OverPageProps extends Pick<ContentProps, 'shown' | 'acts'> {
  creatorId: string
  timezone: string
}

function OverPage({ creatorId, timezone, shown, acts }: OverPageProps) {
  const { item, open, retry } = acts
  return (
    <>
      {item && (
        <ItemDrawer
          item={item}
          clashes={shown.marks.clashes.get(item.itemId) ?? []}
          timezone={timezone}
          deniedReason={acts.whyNot.of(item)}
          busy={retry.isPending ? 'retry' : undefined}
          problem={retry.variables?.itemId === item.itemId ? retry.error : null}
          onAct={(name) => acts.act(name, item)}
          onClose={() => acts.openItem(null)}
        />
      )}
      {open && (
        <Overlay
          creatorId={creatorId}
          open={open}
          timezone={timezone}
          onDone={acts.done}
          onClose={acts.close}
        />
      )}
    </>
  )
}

function Scheduler({ creatorId }: { creatorId: string }) {
  const { t } = useTranslation('calendar')
  const view = useScheduleView()
  const { timezone } = view
  const shown = useShownSchedule(creatorId, view)
  const moving = useMoving(creatorId, timezone)
  const acts = useItemActs(creatorId, shown.all)
  const { whyNot } = acts
  return (
    <Page
      title={t('scheduler.title')}
      actions={
        <Button kind="primary" icon={Plus} disabledReason={whyNot.all} onClick={() => acts.create()}>
          {t('scheduler.new')}
        </Button>
      }
    >
      {whyNot.isDenied && <Banner icon={Lock}>{whyNot.all}</Banner>}
      <ScheduleBar view={view} bestBy={shown.bestBy} hasBestFailed={shown.hasBestFailed} />
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Pager view={view} />
        {shown.isLoaded && (
          <Attention
            items={shown.marks.items}
            marks={shown.marks}
            failed={shown.marks.failed}
            timezone={timezone}
            onOpen={acts.openItem}
            onShow={(day) => view.show({ layout: 'week', day })}
          />
        )}
      </div>
      {moving.problem && (
        <Banner tone="danger" onDismiss={moving.dismiss}>
          {moving.problem}
        </Banner>
      )}
      <Content view={view} shown={shown} acts={acts} onMove={moving.move} />
      <OverPage creatorId={creatorId} timezone={timezone} shown={shown} acts={acts} />
    </Page>
  )
}

/** /scheduler: everything that publishes at a set time (screens S19). */
export default function SchedulerScreen() {
  const creatorId = useCreatorId()
  return creatorId === undefined ? null : <Scheduler key={creatorId} creatorId={creatorId} />
}
