import { Undo2 } from 'lucide-react'
import { useTranslation } from '@/i18n/use-translation'

import { IconButton } from '@/ui/icon-button'

/** Shows the set's value beside a difference, with a button to restore it. */
export function ResetToSet({
  name,
  said,
  onBack,
}: {
  name: string
  said: string
  onBack: (() => void) | undefined
}) {
  const { t } = useTranslation('analytics')
  return (
    <span className="inline-flex items-center gap-1 text-12 text-accent-text">
      {t('employees.differs', { value: said })}
      {onBack && (
        <IconButton
          icon={Undo2}
          mirrored
          size="small"
          name={t('employees.as_set', { name })}
          onClick={onBack}
        />
      )}
    </span>
  )
}
