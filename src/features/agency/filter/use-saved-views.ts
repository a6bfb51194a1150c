import { useIsMutating, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'

import { deleteView, listViews, saveView } from '@/api/calls/agency/views'
import { callQueryKey, mutationOf, queryOf } from '@/api/query'
import type { RouteName } from '@/domain/page/routes'

/** Loads, saves and deletes the saved views of a page. Calls `onSaved` even after the panel unmounts. */
export function useSavedViews(page: RouteName, onSaved: () => void) {
  const client = useQueryClient()
  const again = () => client.invalidateQueries({ queryKey: callQueryKey(listViews, { page }) })
  const { data, isPending, isError, refetch } = useQuery(queryOf(listViews, { page }))
  const save = useMutation({
    ...mutationOf(saveView),
    onSuccess: async () => {
      await again()
      onSaved()
    },
  })
  // Includes a save that began before the panel closed.
  const isSaving = useIsMutating({ mutationKey: [saveView.path] }) > 0
  const remove = useMutation({ ...mutationOf(deleteView), onSuccess: again })
  return { views: data?.data, isPending, isError, refetch, save, isSaving, remove }
}
