import { useIsMutating, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import type { SubmitEvent } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import type { RequestOf } from '@/api/call'
import { deleteView, listViews, saveView } from '@/api/calls/agency/views'
import { callQueryKey, mutationOf, queryOf } from '@/api/query'
import type { RouteName } from '@/domain/page/routes'
import type { SavedView } from '@/domain/agency/saved-view'
import { isBlank } from '@/lib/text/blank'
import { Badge } from '@/ui/text/badge'
import { Button } from '@/ui/button'
import { Checkbox } from '@/ui/field/checkbox'
import { CallError } from '@/ui/feedback/call-error'
import { IconButton } from '@/ui/icon-button'
import { SkeletonBar } from '@/ui/skeleton'
import { useIdempotencyKey } from '@/ui/field/form/use-idempotency-key'
import { TextField } from '@/ui/field/text-field'

import type { FigureFilter } from '@/features/figures/filter/use-figure-filter'
import { ErrorAlert } from '@/ui/feedback/error-alert'
import { isolate } from '@/lib/text/isolate'
import type { UnsavedView } from './unsaved-view'

interface SavedViewItemProps {
  view: SavedView
  isCurrent: boolean
  isBusy: boolean
  onOpen: () => void
  onDelete: () => void
}

function SavedViewItem({ view, isCurrent, isBusy, onOpen, onDelete }: SavedViewItemProps) {
  const { t } = useTranslation('analytics')
  return (
    <li className="flex items-center gap-1">
      <button
        type="button"
        aria-pressed={isCurrent}
        onClick={onOpen}
        className="flex min-h-[max(32px,var(--control))] min-w-0 flex-1 items-center gap-2 rounded-control px-2 text-start transition-colors hover:bg-fill-hover aria-pressed:font-medium"
      >
        <bdi className="cut">{view.name}</bdi>
        {view.isShared && <Badge>{t('filter.view_shared')}</Badge>}
      </button>
      {view.isMine && (
        <IconButton
          icon={Trash2}
          size="small"
          busy={isBusy}
          name={t('filter.view_delete', { name: isolate(view.name) })}
          onClick={onDelete}
        />
      )}
    </li>
  )
}

/** Saves the current view under a name. */
function SaveViewForm({
  written: { name, isShared },
  onWrite,
  onSave,
  isBusy,
  error,
}: {
  written: UnsavedView
  onWrite: (written: UnsavedView) => void
  onSave: (view: UnsavedView) => void
  isBusy: boolean
  error: Error | null
}) {
  const { t } = useTranslation('analytics')
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (!isBlank(name)) onSave({ name: name.trim(), isShared })
  }
  return (
    <form onSubmit={submit} className="grid gap-2 border-t border-line-quiet pt-3">
      <TextField
        label={t('filter.view_name')}
        value={name}
        maxLength={60}
        dir="auto"
        onChange={(event) => onWrite({ name: event.target.value, isShared })}
      />
      <Checkbox checked={isShared} onChange={(isOn) => onWrite({ name, isShared: isOn })}>
        {t('filter.view_share')}
      </Checkbox>
      <CallError error={error} />
      <Button
        kind="primary"
        type="submit"
        busy={isBusy}
        disabledReason={isBlank(name) ? t('filter.view_needs_name') : undefined}
      >
        {t('filter.view_save')}
      </Button>
    </form>
  )
}

/** Loads, saves and deletes the saved views of a page. Calls `onSaved` even after the panel unmounts. */
function useSavedViews(page: RouteName, onSaved: () => void) {
  const client = useQueryClient()
  const invalidateViews = () => client.invalidateQueries({ queryKey: callQueryKey(listViews, { page }) })
  const { data, isError, refetch } = useQuery(queryOf(listViews, { page }))
  const key = useIdempotencyKey<Omit<RequestOf<typeof saveView>, 'clientId'>>()
  const save = useMutation({
    ...mutationOf(saveView),
    onSuccess: async () => {
      key.end()
      await invalidateViews()
      onSaved()
    },
  })
  // Includes a save that began before the panel closed.
  const isSaving = useIsMutating({ mutationKey: [saveView.path] }) > 0
  const remove = useMutation({ ...mutationOf(deleteView), onSuccess: invalidateViews })
  const store = (view: UnsavedView, state: string, onStored: () => void) => {
    const facts = { page, state, ...view }
    save.mutate({ ...facts, clientId: key.begin(facts).clientId }, { onSuccess: onStored })
  }
  return { views: data?.data, isError, refetch, store, error: save.error, isSaving, remove }
}

/** Lists a page's saved views to open or delete, and saves the current one. */
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
  const { views, isError, refetch, store, error, isSaving, remove } = useSavedViews(page, onSaved)
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
            isCurrent={view.state === filter.search}
            isBusy={remove.isPending && remove.variables.viewId === view.viewId}
            onOpen={() => open(view.state)}
            onDelete={() => remove.mutate({ viewId: view.viewId })}
          />
        ))}
      </ul>
      <CallError error={remove.error} />
      <SaveViewForm
        written={written}
        onWrite={onWrite}
        onSave={(view) => store(view, filter.search, close)}
        isBusy={isSaving}
        error={error}
      />
    </div>
  )
}
