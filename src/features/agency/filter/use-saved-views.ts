import { useIsMutating, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'

import type { RequestOf } from '@/api/call'
import { deleteView, listViews, saveView } from '@/api/calls/agency/views'
import { isApiError } from '@/api/errors'
import { callQueryKey, mutationOf, queryOf } from '@/api/query'
import type { SavedView } from '@/domain/agency/saved-view'
import type { RouteName } from '@/domain/page/routes'
import { useTranslation } from '@/i18n/use-translation'
import { isolate } from '@/lib/text/isolate'
import { toast } from '@/services/page/toasts'
import { useIdempotencyKey } from '@/ui/field/form/use-idempotency-key'

import type { UnsavedView } from './unsaved-view'

type ViewFacts = Omit<RequestOf<typeof saveView>, 'clientId'>

/** Saves a view; a retry of the same contents counts once. */
function useSaveView(onSaved: (view: ViewFacts) => unknown, onGone?: () => unknown) {
  const key = useIdempotencyKey<ViewFacts>()
  const save = useMutation({
    ...mutationOf(saveView),
    onSuccess: async (_, view) => {
      key.end()
      await onSaved(view)
    },
    onError: async (error) => {
      if (isApiError(error, 404)) await onGone?.()
    },
  })
  const store = (facts: ViewFacts, onStored: () => void) =>
    save.mutate({ ...facts, clientId: key.begin(facts).clientId }, { onSuccess: onStored })
  return { ...save, store }
}

/** Loads, saves, changes and deletes the saved views of a page. Calls `onSaved` even after the panel unmounts. */
export function useSavedViews(page: RouteName, onSaved: () => void) {
  const { t } = useTranslation('analytics')
  const client = useQueryClient()
  const invalidateViews = () => client.invalidateQueries({ queryKey: callQueryKey(listViews, { page }) })
  const { data, isError, refetch } = useQuery(queryOf(listViews, { page }))
  const save = useSaveView(async () => {
    await invalidateViews()
    onSaved()
  })
  const changed = useSaveView(({ name }) => {
    toast.success(t('filter.view_updated', { name: isolate(name) }))
    return invalidateViews()
  }, invalidateViews)
  const remove = useMutation({ ...mutationOf(deleteView), onSuccess: invalidateViews })
  const change = (
    { viewId, ...view }: SavedView,
    to: Partial<UnsavedView & { state: string }>,
    onDone: () => void = () => {},
  ) => {
    const { name, state, isShared } = { ...view, ...to }
    changed.store({ viewId, page, name, state, isShared }, onDone)
  }
  return {
    views: data?.data,
    isError,
    refetch,
    store: (view: UnsavedView, state: string, onStored: () => void) =>
      save.store({ page, state, ...view }, onStored),
    error: save.error,
    // Includes a save that began before the panel closed.
    isSaving: useIsMutating({ mutationKey: [saveView.path] }) > 0,
    change,
    changeError: changed.error,
    remove,
  }
}
