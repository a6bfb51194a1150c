import { useMutation } from '@tanstack/react-query'

/** Undo of a toast: a failure shows as a toast too. `refresh` follows success and failure. */
export function useUndo(refresh?: () => unknown) {
  const { mutate } = useMutation({
    mutationFn: (undo: () => Promise<unknown>) => undo(),
    meta: { onError: 'toast' },
    onSettled: () => refresh?.(),
  })
  return (undo: () => Promise<unknown>) => () => mutate(undo)
}
