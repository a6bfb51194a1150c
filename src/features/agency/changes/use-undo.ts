import { useTranslation } from '@/i18n/use-translation'

import { errorText } from '@/api/errors'
import { toast } from '@/services/page/toasts'

/** The action of a toast that takes a change back, and says how that went. */
export function useUndo() {
  const { t } = useTranslation('analytics')
  const tell = async (undo: () => Promise<unknown>) => {
    try {
      await undo()
      toast.info(t('employees.undone'))
    } catch (error) {
      toast.error(t('employees.undo_failed', { reason: errorText(error) }))
    }
  }
  return (undo: () => Promise<unknown>) => ({
    label: t('employees.undo'),
    onPress: () => void tell(undo),
  })
}
