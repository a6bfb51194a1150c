import { useTranslation } from '@/i18n/use-translation'
import { Link } from 'react-router'

import { env } from '@/config/env'
import { landingPath } from '@/domain/account/access'
import { useRoles } from '@/features/auth'
import { BrandMark } from '@/ui/brand-mark'

/** The product's name; links to the roles' landing page. */
export function HomeLink() {
  const { t } = useTranslation('global')
  const { roles } = useRoles()
  return (
    <Link
      to={landingPath(roles)}
      aria-label={t('shell.home', { app: env.appName })}
      className="hit-target me-5 inline-flex min-w-0 items-center gap-2 rounded-mark font-strong max-sm:me-0 lg:shrink-0"
    >
      <BrandMark />
      <span aria-hidden className="cut">
        {env.appName}
      </span>
    </Link>
  )
}
