import { type ReactNode, useState } from 'react'
import { Bookmark, Link as LinkIcon } from 'lucide'
import { useTranslation } from '@/i18n/use-translation'

import { useSession } from '@/features/auth'
import type { RouteName } from '@/domain/page/routes'
import { FigureFilterBar } from '@/features/figures/filter/figure-filter-bar'
import { MultiSelectMenu } from '@/features/figures/filter/multi-select-menu'
import type { FigureFilter, FilterPart } from '@/features/figures/filter/use-figure-filter'
import { isBlank } from '@/lib/text/blank'
import { copyWithToast } from '@/services/files/copy-text'
import { deferred } from '@/services/loading/deferred'
import { useUnsaved } from '@/services/page/unsaved'
import { useLocalDraft } from '@/services/storage/use-local-draft'
import { IconButton } from '@/ui/icon-button'
import { Popover } from '@/ui/overlay/popover'
import { SkeletonBar } from '@/ui/skeleton'
import { type ChoicesQuery, offeredOnly, useCreatorChoices, usePeopleChoices } from './choices'
import { GroupSelect } from './group-select'
import { EMPTY_VIEW, UnsavedView } from './unsaved-view'

const SavedViews = deferred(async () => (await import('./saved-views')).SavedViews, {
  placeholder: <SkeletonBar className="h-64 w-72 rounded-control" />,
})

/** Opens saved views, and copies a link to the current one. */
function ViewMenu({ filter, page }: { filter: FigureFilter; page: RouteName }) {
  const { t } = useTranslation('analytics')
  const { value, change, startOver } = useLocalDraft({
    userId: useSession().userId ?? '',
    draftKey: `view:${page}`,
    schema: UnsavedView,
    empty: () => EMPTY_VIEW,
    isEmpty: ({ name }) => isBlank(name),
  })
  useUnsaved(!isBlank(value.name))
  const copyLink = () =>
    copyWithToast(window.location.href, { done: t('filter.link_copied'), failed: t('filter.link_failed') })
  return (
    <span className="flex gap-2 max-lg:gap-0">
      <Popover name={t('filter.views')} trigger={<IconButton icon={Bookmark} name={t('filter.views')} />}>
        {(close) => (
          <SavedViews
            filter={filter}
            page={page}
            written={value}
            onWrite={(written) => change(() => written)}
            onSaved={startOver}
            close={close}
          />
        )}
      </Popover>
      <IconButton icon={LinkIcon} name={t('filter.link_copy')} onClick={copyLink} />
    </span>
  )
}

interface FilterBarProps {
  filter: FigureFilter
  /** The page whose saved views are listed; omit it for none. */
  page?: RouteName
  /** The creators on offer, if not all of the agency's. */
  creators?: ChoicesQuery
  /** More filters of the page. */
  children?: ReactNode
  /** Actions at the end of the bar. */
  actions?: ReactNode
}

/** Loads a list of thousands only when its menu is about to open or some of it are chosen. */
function useLoadOnOpen(chosen: readonly string[]): readonly [boolean, () => void] {
  const [isOpened, setOpened] = useState(false)
  return [isOpened || chosen.length > 0, () => setOpened(true)]
}

function CreatorsFilter({ filter, given }: { filter: FigureFilter; given: ChoicesQuery | undefined }) {
  const { t } = useTranslation('analytics')
  const [isOpened, load] = useLoadOnOpen(filter.creatorIds)
  const all = useCreatorChoices(given === undefined && isOpened)
  const { choices, retry } = given ?? all
  return (
    <MultiSelectMenu
      onWillOpen={load}
      name={t('filter.creators')}
      allLabel={t('filter.creators_all')}
      choices={choices}
      onRetry={retry}
      chosen={filter.creatorIds}
      onChange={(ids) => filter.change({ creatorIds: offeredOnly(choices, ids) })}
    />
  )
}

function PeopleFilter({ filter }: { filter: FigureFilter }) {
  const { t } = useTranslation('analytics')
  const [isOpened, load] = useLoadOnOpen(filter.userIds)
  const { choices, retry } = usePeopleChoices(isOpened)
  return (
    <MultiSelectMenu
      onWillOpen={load}
      name={t('filter.people')}
      allLabel={t('filter.people_all')}
      choices={choices}
      onRetry={retry}
      chosen={filter.userIds}
      onChange={(ids) => filter.change({ userIds: offeredOnly(choices, ids) })}
    />
  )
}

/** Filters a page of figures by period, comparison, basis, people and time zone (screens S2). */
export function FilterBar({ filter, page, creators, children, actions }: FilterBarProps) {
  const shows = (part: FilterPart) => filter.parts.includes(part)
  return (
    <FigureFilterBar
      filter={filter}
      actions={
        (page !== undefined || actions !== undefined) && (
          // Keeps the buttons together when the row wraps.
          <span className="ms-auto flex items-center gap-2 max-lg:gap-0">
            {page && <ViewMenu filter={filter} page={page} />}
            {actions}
          </span>
        )
      }
    >
      {shows('group') && (
        <GroupSelect groupId={filter.groupId} onChange={(groupId) => filter.change({ groupId })} />
      )}
      {shows('creators') && <CreatorsFilter filter={filter} given={creators} />}
      {shows('people') && <PeopleFilter filter={filter} />}
      {children}
    </FigureFilterBar>
  )
}
