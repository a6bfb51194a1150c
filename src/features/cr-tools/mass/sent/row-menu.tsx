import { useTranslation } from '@/i18n/use-translation'

import { isMassPriced, type MassMessage } from '@/domain/mass/mass-message'
import { ActionsMenu } from '@/ui/overlay/actions-menu'
import { MenuItem } from '@/ui/overlay/menu'

import { canUnsend, useUnsendDisabledReason } from './may-unsend'
import { useViewOnlyReason } from '../../base/permissions'

interface SentRowMenuProps {
  massMessage: MassMessage
  onShow: () => void
  onBuyers: () => void
  onReuse: () => void
  onSaveScript: () => void
  onResend: () => void
  onUnsend: () => void
}

/** Menu of a sent message's actions. */
export function SentRowMenu({ massMessage, ...on }: SentRowMenuProps) {
  const { t } = useTranslation('tools')
  const editDisabledReason = useViewOnlyReason('massMessages')
  const unsendDisabledReason = useUnsendDisabledReason()
  return (
    <ActionsMenu size="small" name={t('mass.more')}>
      <MenuItem onAction={on.onShow}>{t('mass.show_results')}</MenuItem>
      {isMassPriced(massMessage) && <MenuItem onAction={on.onBuyers}>{t('mass.see_buyers')}</MenuItem>}
      <MenuItem onAction={on.onReuse}>{t('mass.reuse')}</MenuItem>
      {!editDisabledReason && <MenuItem onAction={on.onSaveScript}>{t('thread.menu_script')}</MenuItem>}
      {!editDisabledReason && <MenuItem onAction={on.onResend}>{t('mass.resend')}</MenuItem>}
      {!editDisabledReason && canUnsend(massMessage) && (
        <MenuItem danger={!unsendDisabledReason} disabledReason={unsendDisabledReason} onAction={on.onUnsend}>
          {t(isMassPriced(massMessage) ? 'mass.act_unsend' : 'mass.ask_unsend')}
        </MenuItem>
      )}
    </ActionsMenu>
  )
}
