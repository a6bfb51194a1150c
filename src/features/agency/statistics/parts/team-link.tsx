import { useTranslation } from '@/i18n/use-translation'
import { Link } from 'react-router'

import { isAllowed } from '@/domain/account/access'
import { isScreenName, ROUTES } from '@/domain/page/routes'
import { useRoles } from '@/features/auth'
import { Banner } from '@/ui/feedback/banner'
import { linkClasses } from '@/ui/text/link'

/** Links leads from their own figures to those of the team. */
export function TeamLink() {
  const { t } = useTranslation('analytics')
  const { roles } = useRoles()
  if (!isScreenName('chatterPerformance') || !isAllowed('chatterPerformance', roles)) return null
  return (
    <Banner
      actions={
        <Link to={ROUTES.chatterPerformance.path} className={linkClasses()}>
          {t('statistics.team_link')}
        </Link>
      }
    >
      {t('statistics.team_text')}
    </Banner>
  )
}
