import type { RouteName } from '@/domain/page/routes'
import type { FigureFilter } from '@/features/figures/filter/use-figure-filter'
import { useTranslation } from '@/i18n/use-translation'
import { CallError } from '@/ui/feedback/call-error'
import { ErrorAlert } from '@/ui/feedback/error-alert'
import { SkeletonBar } from '@/ui/skeleton'

import { SavedViewItem } from './saved-view-item'
import type { UnsavedView } from './unsaved-view'
import { useSavedViews } from './use-saved-views'
import { ViewForm } from './view-form'

/** Lists a page's saved views to open or change, and saves the current one. */
export function SavedViews({
  filter,
  page,
  written,
  onWrite,
  onSaved,
  close,
}: {
  filter: FigureFilter
  page: RouteName
  /** The unsaved form; the owner keeps it so that it outlives the panel. */
  written: UnsavedView
  onWrite: (written: UnsavedView) => void
  onSaved: () => void
  close: () => void
}) {
  const { t } = useTranslation('analytics')
  const saved = useSavedViews(page, onSaved)
  const { views, isError, refetch } = saved
  const open = (state: string) => {
    filter.reset(state)
    close()
  }
  return (
    <div className="grid w-72 gap-3">
      <ul aria-label={t('filter.views')} className="-m-2 mb-0 max-h-64 overflow-y-auto">
        {views === undefined && !isError && <SkeletonBar className="m-2 h-5 w-40" />}
        {views?.length === 0 && <li className="p-2 text-13 text-text-quiet">{t('filter.views_empty')}</li>}
        {views === undefined && isError && (
          <li className="p-2">
            <ErrorAlert onRetry={() => void refetch()}>{t('filter.views_failed')}</ErrorAlert>
          </li>
        )}
        {views?.map((view) => (
          <SavedViewItem
            key={view.viewId}
            view={view}
            search={filter.search}
            views={saved}
            onOpen={() => open(view.state)}
          />
        ))}
      </ul>
      <CallError error={saved.changeError ?? saved.remove.error} />
      <div className="border-t border-line-quiet pt-3">
        <ViewForm
          label={t('filter.view_name')}
          saveLabel={t('filter.view_save')}
          written={written}
          onWrite={onWrite}
          onSave={(view) => saved.store(view, filter.search, close)}
          isBusy={saved.isSaving}
          error={saved.error}
        />
      </div>
    </div>
  )
}
