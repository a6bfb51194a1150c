import { LifeBuoy } from 'lucide'
import { useTranslation } from '@/i18n/use-translation'

import { openCrisisHelp } from '@/features/crisis'
import { IconButton } from '@/ui/icon-button'

/** Crisis help for staff on pages without a bar, which lack the account menu. */
export function CrisisHelp() {
  const { t } = useTranslation('global')
  return <IconButton icon={LifeBuoy} name={t('account.crisis')} onClick={openCrisisHelp} />
}
