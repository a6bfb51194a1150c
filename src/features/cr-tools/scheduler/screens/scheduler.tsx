import { Lock, Plus } from 'lucide'
import { useTranslation } from '@/i18n/use-translation'

import { errorText } from '@/api/errors'
import { Banner } from '@/ui/feedback/banner'
import { Button } from '@/ui/button'
import { ContentState } from '@/ui/feedback/content-state'
import { Page } from '@/ui/layout/page'

import { PostForm } from '../item/post-form'
import { ScheduleProblems } from '../schedule-problems'
import { ScheduleItemDrawer } from '../item/schedule-item-drawer'
import { MonthGrid } from '../grid/month-grid'
import { ScheduleOverlay } from '../schedule-overlay'
import { Pager, ScheduleBar } from '../schedule-bar'
import { ScheduleEmpty } from '../schedule-empty'
import { ScheduleList } from '../schedule-list'
import { ScheduleSkeleton } from '../schedule-skeleton'
import { WeekGrid } from '../grid/week-grid'
import { type ScheduleView, useScheduleView } from '../schedule-view'
import { useNewPost } from '../item/use-new-post'
import { hourAfterNext, useItemActions } from '../item/use-item-actions'
import { useMoveItem } from '../item/use-move-item'
import { useVisibleSchedule } from '../use-visible-schedule'
import { useViewOnlyReason } from '../../base/permissions'
import { creatorScreen } from '../../focus/creator-screen'

interface ScheduleContentProps {
  view: ScheduleView
  schedule: ReturnType<typeof useVisibleSchedule>
  actions: ReturnType<typeof useItemActions>
  onMove: ReturnType<typeof useMoveItem>['move']
}

/** Renders the month, week or list layout. */
function ScheduleContent({ view, schedule, actions, onMove }: ScheduleContentProps) {
  const { items, marks } = schedule
  const { rights, chooseKind } = actions
  const mayCreate = rights.createDisabledReason === undefined
  const grid = {
    view,
    marks,
    items,
    disabledReasonOf: rights.disabledReasonOf,
    onOpen: actions.openItem,
    onMove,
    onNew: mayCreate ? chooseKind : undefined,
  }
  return (
    <ContentState
      isBare
      status={schedule.status}
      skeleton={<ScheduleSkeleton view={view} />}
      empty={
        <ScheduleEmpty
          hasOthers={schedule.all.length > 0 && view.kinds.length > 0}
          onShowAll={view.showAllKinds}
          onNew={mayCreate ? () => chooseKind() : undefined}
        />
      }
    >
      {view.layout === 'month' && <MonthGrid {...grid} />}
      {view.layout === 'week' && <WeekGrid {...grid} />}
      {view.layout === 'list' && (
        <ScheduleList
          {...grid}
          clashes={marks.clashes}
          timezone={view.timezone}
          mayOpen={rights.mayOpen}
          onAction={actions.run}
        />
      )}
    </ContentState>
  )
}

interface SchedulerOverlaysProps extends Pick<ScheduleContentProps, 'schedule' | 'actions'> {
  creatorId: string
  timezone: string
  newPost: ReturnType<typeof useNewPost>
}

function SchedulerOverlays(props: SchedulerOverlaysProps) {
  const { creatorId, timezone, schedule, actions, newPost } = props
  const { item, open, retry } = actions
  return (
    <>
      {item && (
        <ScheduleItemDrawer
          creatorId={creatorId}
          item={item}
          clashes={schedule.marks.clashes.get(item.itemId) ?? []}
          timezone={timezone}
          disabledReason={actions.rights.disabledReasonOf(item)}
          mayOpen={actions.rights.mayOpen(item)}
          busy={retry.isPending ? 'retry' : undefined}
          problem={retry.variables?.itemId === item.itemId ? retry.error : null}
          onAction={(name) => actions.run(name, item)}
          onClose={() => actions.openItem(null)}
        />
      )}
      {newPost.media && (
        <PostForm
          creatorId={creatorId}
          media={newPost.media}
          at={hourAfterNext()}
          timezone={timezone}
          onDone={newPost.close}
          onClose={newPost.close}
        />
      )}
      {open && (
        <ScheduleOverlay
          creatorId={creatorId}
          open={open}
          timezone={timezone}
          creatable={actions.rights.creatable}
          onCreate={actions.openForm}
          onDone={actions.done}
          onClose={actions.close}
        />
      )}
    </>
  )
}

function Scheduler({ creatorId }: { creatorId: string }) {
  const { t } = useTranslation('calendar')
  const view = useScheduleView()
  const { timezone } = view
  const shown = useVisibleSchedule(creatorId, view)
  const moving = useMoveItem(creatorId, timezone)
  const actions = useItemActions(creatorId, shown.all, view.range)
  const { rights, chooseKind } = actions
  const viewOnly = useViewOnlyReason('scheduler')
  const newPost = useNewPost(creatorId, rights.creatable.includes('post'))
  return (
    <Page
      title={t('scheduler.title')}
      actions={
        <Button
          kind="primary"
          icon={Plus}
          disabledReason={rights.createDisabledReason}
          onClick={() => chooseKind()}
        >
          {t('scheduler.new')}
        </Button>
      }
    >
      {viewOnly && <Banner icon={Lock}>{viewOnly}</Banner>}
      <ScheduleBar view={view} bestBy={shown.bestBy} hasBestFailed={shown.hasBestFailed} />
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Pager view={view} />
        {shown.isLoaded && (
          <ScheduleProblems
            items={shown.items}
            marks={shown.marks}
            failed={shown.failed}
            timezone={timezone}
            onOpen={actions.openItem}
            onShow={(day) => view.show({ layout: 'week', day })}
          />
        )}
      </div>
      {moving.problem && (
        <Banner tone="danger" onDismiss={moving.dismiss}>
          {moving.problem}
        </Banner>
      )}
      {newPost.error && (
        <Banner tone="danger" onDismiss={newPost.close}>
          {errorText(newPost.error)}
        </Banner>
      )}
      <ScheduleContent view={view} schedule={shown} actions={actions} onMove={moving.move} />
      <SchedulerOverlays {...{ creatorId, timezone, newPost }} schedule={shown} actions={actions} />
    </Page>
  )
}

/** /scheduler: everything that publishes at a set time (screens S19). */
export default creatorScreen(Scheduler)
