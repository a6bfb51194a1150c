import type { RefObject } from 'react'
import { Megaphone, Plus, Users } from 'lucide'
import { useNavigate } from 'react-router'
import { useTranslation } from '@/i18n/use-translation'

import { deferred, usePreload } from '@/services/loading/deferred'
import { ContentState } from '@/ui/feedback/content-state'
import { SearchField } from '@/ui/field/search-field'
import { href } from '@/domain/page/routes'
import { IconButton } from '@/ui/icon-button'
import { Menu, MenuItem } from '@/ui/overlay/menu'
import { SkeletonBar } from '@/ui/skeleton'
import { ErrorAlert } from '@/ui/feedback/error-alert'

import { CreatorStrip } from '../../focus/creator-strip'
import { BulkProblem } from './bulk/bulk-problem'
import { ShiftNumbers } from './shift-numbers'
import type { Inbox } from './use-inbox'
import { ActiveChips } from './filter/active-chips'
import { FilterPopover } from './filter/filter-popover'
import { ListEmpty } from './list-empty'
import { ListHeader } from './list-header'
import { ListTabs } from './list-tabs'
import { ListTools } from './list-tools'
import { NextChatStatus } from '../next-chat/next-chat-status'
import { FailedMessagesMenu } from './failed-messages-menu'
import { Rows } from './rows/rows'
import type { LoadedChannels } from './rows/use-loaded-channels'
import { useMayEdit, useMayOpen } from '../../base/permissions'

const ROWS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]
const MORE_ROWS = ROWS.slice(0, 3)

const RowSkeleton = () => (
  <li className="flex h-row-chat items-center gap-[10px] px-[14px]">
    <SkeletonBar className="size-10 shrink-0 rounded-full" />
    <span className="flex-1">
      <SkeletonBar className="h-3 w-28" />
      <SkeletonBar className="mt-[10px] h-3 w-40 max-w-full" />
    </span>
    <span className="flex flex-col items-end gap-[10px]">
      <SkeletonBar className="h-3 w-10" />
      <SkeletonBar className="h-3 w-12" />
    </span>
  </li>
)

/** Skeleton rows with the height of real ones. */
const ListSkeleton = () => (
  <ul aria-hidden className="m-0 list-none overflow-hidden p-0 pt-[6px]">
    {ROWS.map((row) => (
      <RowSkeleton key={row} />
    ))}
  </ul>
)

/** Skeleton rows of the next page. */
const MoreSkeleton = () => (
  <ul aria-hidden className="m-0 list-none p-0">
    {MORE_ROWS.map((row) => (
      <RowSkeleton key={row} />
    ))}
  </ul>
)

/** Menu of the ways to write to many fans that the user may use. */
function NewMenu() {
  const { t } = useTranslation('tools')
  const navigate = useNavigate()
  const maySeeMass = useMayOpen('massMessages')
  const mayCreateGroups = useMayEdit('groups')
  if (!maySeeMass && !mayCreateGroups) return null
  return (
    <Menu name={t('inbox.new_menu')} trigger={<IconButton icon={Plus} name={t('inbox.new_menu')} />}>
      {maySeeMass && (
        <MenuItem icon={Megaphone} onAction={() => void navigate(href('massMessage'))}>
          {t('mass.title')}
        </MenuItem>
      )}
      {mayCreateGroups && (
        <MenuItem icon={Users} onAction={() => void navigate(href('groupCreate'))}>
          {t('groups.create_title')}
        </MenuItem>
      )}
    </Menu>
  )
}

const SelectBar = deferred(async () => (await import('./bulk/select-bar')).SelectBar)

interface ListPaneProps {
  inbox: Inbox
  search: RefObject<HTMLInputElement | null>
  /** True when there is no app bar above. */
  hasHeader: boolean
}

/** Search, filters, tabs and sort. */
function Controls({ inbox, search }: Pick<ListPaneProps, 'inbox' | 'search'>) {
  const { t } = useTranslation('tools')
  const { creatorId, view, loaded, selection, next } = inbox
  const { tab, chips } = view.current
  return (
    <div className="shrink-0 border-b border-line-quiet">
      <div className="flex items-center gap-1 px-3 pt-1 pb-2">
        <SearchField
          ref={search}
          name={t('inbox.search')}
          value={view.typed}
          onChange={view.type}
          aria-keyshortcuts="/"
          className="flex-1"
        />
        <FilterPopover creatorId={creatorId} chips={chips} onChange={view.setFilters} />
        <NewMenu />
      </div>
      <div className="px-2">
        <ListTabs tab={tab} counts={loaded.counts} onChange={view.openTab} />
      </div>
      {Object.keys(chips).length > 0 && (
        <ActiveChips creatorId={creatorId} chips={chips} onChange={view.setFilters} />
      )}
      <FailedMessagesMenu />
      <ListTools view={view} selection={selection} next={next} />
      <NextChatStatus next={next} />
    </div>
  )
}

/** At the end of the rows: the next page loads, or why it did not. */
function Foot({ nextPage }: Pick<LoadedChannels, 'nextPage'>) {
  const { t } = useTranslation('tools')
  if (!nextPage.hasFailed) return nextPage.exists ? <MoreSkeleton /> : null
  return (
    <ErrorAlert className="justify-center p-4" onRetry={nextPage.load} isRetrying={nextPage.isLoading}>
      {t('inbox.more_failed')}
    </ErrorAlert>
  )
}

/** The conversation list of the creator in focus (screens S10). Without app bars it includes their controls. */
export function ListPane({ inbox, search, hasHeader }: ListPaneProps) {
  const { creatorId, view, loaded, shown, selection, bulk } = inbox
  usePreload(SelectBar.preload)
  return (
    <>
      {hasHeader && <ListHeader creatorId={creatorId} />}
      <CreatorStrip creatorId={creatorId} />
      {!hasHeader && <div className="h-2 shrink-0" />}
      <Controls inbox={inbox} search={search} />
      <div className="flex min-h-0 flex-1 flex-col overflow-hidden">
        <ContentState
          isPane
          status={loaded.status}
          skeleton={<ListSkeleton />}
          empty={<ListEmpty view={view} loaded={loaded} />}
        >
          <Rows key={shown.listKey} inbox={inbox} foot={<Foot nextPage={loaded.nextPage} />} />
        </ContentState>
      </div>
      <ShiftNumbers />
      {bulk.done?.problem !== undefined && <BulkProblem bulk={bulk} />}
      {selection.isOn && <SelectBar creatorId={creatorId} selection={selection} bulk={bulk} />}
    </>
  )
}
