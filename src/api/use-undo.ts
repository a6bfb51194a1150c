import { useTranslation } from '@/i18n/use-translation'
import { toast } from '@/services/page/toasts'

import { errorText, isCancelled } from './errors'

interface UndoOptions {
  /** Says that it is undone, in the words of the change. */
  done?: string
  /** Refetches what shows the change, also after a failure. */
  refetch?: () => unknown
}

/** Takes a change back from its toast, and says how that went. */
export function useUndo() {
  const { t } = useTranslation('common')
  const toastUndo = async (undo: () => Promise<unknown>, { done, refetch }: UndoOptions) => {
    try {
      await undo()
      toast.info(done ?? t('toast.undone'))
    } catch (error) {
      // The session may have ended meanwhile.
      if (!isCancelled(error)) toast.error(t('toast.undo_failed', { reason: errorText(error) }))
    }
    await refetch?.()
  }
  return (undo: () => Promise<unknown>, options: UndoOptions = {}) =>
    () =>
      void toastUndo(undo, options)
}
