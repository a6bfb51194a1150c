import { useTranslation } from '@/i18n/use-translation'
import { Link, useLocation } from 'react-router'

import { isAllowed } from '@/domain/access'
import { href, type PlaceName } from '@/domain/routes'
import { useRoles } from '@/features/auth'
import { cx } from '@/ui/cx'

const PAGES = [
  ['agencyManage', 'floor.nav_floor'],
  ['agencyEmployees', 'employees.title'],
  ['chatterPerformance', 'performance.title'],
] as const satisfies readonly (readonly [PlaceName, string])[]

/** The pages of Manage Agency that the roles open, beside the title of each. */
export function ManageNav() {
  const { t } = useTranslation('analytics')
  const { roles } = useRoles()
  const { pathname } = useLocation()
  const pages = PAGES.filter(([name]) => isAllowed(name, roles))
  if (pages.length < 2) return null
  return (
    <nav
      aria-label={t('floor.title')}
      className="-mx-2 flex max-w-full overflow-x-auto [scrollbar-width:none]"
    >
      {pages.map(([name, word]) => {
        const isHere = pathname === href(name)
        return (
          <Link
            key={name}
            to={href(name)}
            {...(isHere && { 'aria-current': 'page' as const })}
            className={cx(
              'inline-flex h-control items-center rounded-control px-3 font-medium whitespace-nowrap transition-colors -outline-offset-2',
              isHere ? 'bg-fill text-text' : 'text-text-quiet hover:bg-fill hover:text-text',
            )}
          >
            {t(word)}
          </Link>
        )
      })}
    </nav>
  )
}
