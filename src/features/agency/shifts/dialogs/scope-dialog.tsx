import { useTranslation } from '@/i18n/use-translation'

import { SHIFT_SCOPES, type ShiftScope } from '@/domain/shift/planned-shift'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/overlay/dialog'

interface ScopeDialogProps {
  description: string
  onClose: () => void
  onChoose: (scope: ShiftScope) => void
}

/** Asks whether a move applies to one shift or to all later ones of its series. */
export function ScopeDialog({ description, onClose, onChoose }: ScopeDialogProps) {
  const { t } = useTranslation('analytics')
  return (
    <Dialog
      size="small"
      onClose={onClose}
      title={t('shifts.scope_title')}
      trackedAs="shift-scope"
      actions={
        <>
          <Button onClick={onClose}>{t('shifts.put_back')}</Button>
          {SHIFT_SCOPES.map((scope) => (
            <Button
              key={scope}
              kind={scope === 'one' ? 'primary' : 'neutral'}
              autoFocus={scope === 'one'}
              onClick={() => onChoose(scope)}
            >
              {t(`shifts.scope_${scope}`)}
            </Button>
          ))}
        </>
      }
    >
      <p>{description}</p>
    </Dialog>
  )
}
