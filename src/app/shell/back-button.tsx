import { ArrowLeft } from 'lucide-react'
import { useTranslation } from '@/i18n/use-translation'

import { landingPath } from '@/domain/account/access'
import { useRoles } from '@/features/auth'
import { Button } from '@/ui/button'
import { Icon } from '@/ui/icon'

import { useHistoryBack } from './use-history-back'

/** For pages outside the tabs: goes back in the page history, else home (requirements 2). */
export function BackButton() {
  const { t } = useTranslation('global')
  const { roles } = useRoles()
  const back = useHistoryBack(landingPath(roles))
  return (
    <div className="mx-auto w-full max-w-[720px] px-4 pt-3 md:px-6">
      <Button kind="ghost" size="small" className="-ms-2" onClick={back}>
        <Icon of={ArrowLeft} mirrored />
        {t('shell.back')}
      </Button>
    </div>
  )
}
