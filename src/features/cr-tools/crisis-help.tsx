import { LifeBuoy } from 'lucide-react'
import { useTranslation } from '@/i18n/use-translation'

import { openCrisisHelp } from '@/features/crisis'
import { IconButton } from '@/ui/icon-button'

/** The help for staff where no bar shows, and with it no account menu (crisis help, point 10). */
export function CrisisHelp() {
  const { t } = useTranslation('global')
  return <IconButton icon={LifeBuoy} name={t('account.crisis')} onClick={openCrisisHelp} />
}
