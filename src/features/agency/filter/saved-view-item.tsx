import { Pencil, RefreshCw, Trash2 } from 'lucide'
import { useState } from 'react'

import type { SavedView } from '@/domain/agency/saved-view'
import { useTranslation } from '@/i18n/use-translation'
import { isolate } from '@/lib/text/isolate'
import { isSameSearch } from '@/lib/url-state'
import { usePassFocusOn } from '@/ui/focus-return'
import { IconButton } from '@/ui/icon-button'
import { Badge } from '@/ui/text/badge'

import type { UnsavedView } from './unsaved-view'
import type { useSavedViews } from './use-saved-views'
import { ViewForm } from './view-form'

interface SavedViewItemProps {
  view: SavedView
  /** The state of the page. */
  search: string
  views: ReturnType<typeof useSavedViews>
  onOpen: () => void
}

/** Renames an own view, or shares it; passes the focus back to its row. */
function RenameView({
  view,
  views,
  onDone,
}: Omit<SavedViewItemProps, 'search' | 'onOpen'> & { onDone: () => void }) {
  const { t } = useTranslation('analytics')
  const [written, setWritten] = useState<UnsavedView>({ name: view.name, isShared: view.isShared })
  const editor = usePassFocusOn<HTMLDivElement>((leaving) =>
    leaving.parentElement?.querySelector('[aria-expanded]'),
  )
  return (
    <div ref={editor} className="p-2">
      <ViewForm
        label={t('filter.view_new_name')}
        saveLabel={t('filter.view_rename_do')}
        written={written}
        onWrite={setWritten}
        onSave={(to) => views.change(view, to, onDone)}
        isBusy={views.isSaving}
        error={null}
      />
    </div>
  )
}

function OwnViewActions({
  view,
  search,
  views,
  isRenaming,
  onRename,
}: Omit<SavedViewItemProps, 'onOpen'> & { isRenaming: boolean; onRename: (isOn: boolean) => void }) {
  const { t } = useTranslation('analytics')
  const { viewId, state } = view
  const { change, remove, isSaving } = views
  const name = isolate(view.name)
  return (
    <>
      <IconButton
        icon={RefreshCw}
        size="small"
        busy={isSaving}
        name={t('filter.view_update', { name })}
        disabledReason={isSameSearch(state, search) ? t('filter.view_is_current') : undefined}
        onClick={() => change(view, { state: search })}
      />
      <IconButton
        icon={Pencil}
        size="small"
        aria-expanded={isRenaming}
        name={t('filter.view_rename', { name })}
        onClick={() => onRename(!isRenaming)}
      />
      <IconButton
        icon={Trash2}
        size="small"
        busy={remove.isPending && remove.variables.viewId === viewId}
        name={t('filter.view_delete', { name })}
        onClick={() => remove.mutate({ viewId })}
      />
    </>
  )
}

/** A saved view: opens it; an own one also updates to the page as it is, gets another name, or is deleted. */
export function SavedViewItem(props: SavedViewItemProps) {
  const { view, search, views, onOpen } = props
  const { t } = useTranslation('analytics')
  const [isRenaming, setRenaming] = useState(false)
  return (
    <li ref={usePassFocusOn<HTMLLIElement>()}>
      <div className="flex items-center gap-1">
        <button
          type="button"
          aria-pressed={isSameSearch(view.state, search)}
          onClick={onOpen}
          className="flex min-h-[max(32px,var(--control))] min-w-0 flex-1 items-center gap-2 rounded-control px-2 text-start transition-colors hover:bg-fill-hover aria-pressed:font-medium"
        >
          <bdi className="cut">{view.name}</bdi>
          {view.isShared && <Badge>{t('filter.view_shared')}</Badge>}
        </button>
        {view.isMine && <OwnViewActions {...props} isRenaming={isRenaming} onRename={setRenaming} />}
      </div>
      {isRenaming && <RenameView view={view} views={views} onDone={() => setRenaming(false)} />}
    </li>
  )
}
