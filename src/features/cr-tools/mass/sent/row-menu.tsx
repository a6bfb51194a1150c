import { Ellipsis } from 'lucide-react'
import { useTranslation } from '@/i18n/use-translation'

import { isPriced, type MassMessage } from '@/domain/mass-message'
import { IconButton } from '@/ui/icon-button'
import { Menu, MenuItem } from '@/ui/menu'

import { canUnsend, useWhyNotUnsend } from './may-unsend'

interface RowMenuProps {
  of: MassMessage
  /** Set when the user may view but not send. */
  deniedReason: string | undefined
  onShow: () => void
  onBuyers: () => void
  onReuse: () => void
  onResend: () => void
  onUnsend: () => void
}

/** Menu of a sent message's actions. */
export function RowMenu({ of, deniedReason, ...on }: RowMenuProps) {
  const { t } = useTranslation('tools')
  const whyNotUnsend = useWhyNotUnsend()
  return (
    <Menu trigger={<IconButton icon={Ellipsis} size="small" name={t('mass.more')} />} name={t('mass.more')}>
      <MenuItem onAction={on.onShow}>{t('mass.show_results')}</MenuItem>
      {isPriced(of) && <MenuItem onAction={on.onBuyers}>{t('mass.see_buyers')}</MenuItem>}
      <MenuItem onAction={on.onReuse}>{t('mass.reuse')}</MenuItem>
      {!deniedReason && <MenuItem onAction={on.onResend}>{t('mass.resend')}</MenuItem>}
      {!deniedReason && canUnsend(of) && (
        <MenuItem
          danger={!whyNotUnsend}
          isDisabled={Boolean(whyNotUnsend)}
          detail={whyNotUnsend}
          onAction={on.onUnsend}
        >
          {t(isPriced(of) ? 'mass.act_unsend' : 'mass.ask_unsend')}
        </MenuItem>
      )}
    </Menu>
  )
}
