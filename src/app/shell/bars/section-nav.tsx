import { useTranslation } from '@/i18n/use-translation'

import type { SectionPage } from '@/domain/page/navigation'
import { ROUTES } from '@/domain/page/routes'

import { usePendingPath } from '../pending-page'
import { MainLink } from './main-link'

const PAGE_LABEL_KEYS = {
  agencyManage: 'nav.live_floor',
  agencyEmployees: 'route.agency_employees',
  chatterPerformance: 'route.chatter_performance',
} as const satisfies Record<SectionPage, string>

const LINK =
  'relative inline-flex h-full items-center rounded-mark px-[10px] font-medium whitespace-nowrap text-text-quiet transition-colors first:-ms-[10px] hover:text-text aria-[current]:text-text after:absolute after:inset-x-[10px] after:bottom-0 after:h-0.5 after:rounded-t-full aria-[current]:after:bg-accent-text focus-visible:-outline-offset-2'

/** The pages of Manage Agency. Part of the shell, so it does not move while another page loads. */
export function SectionNav({ pages }: { pages: readonly SectionPage[] }) {
  const { t } = useTranslation('global')
  const path = usePendingPath()
  return (
    <nav
      aria-label={t('nav.manage_agency')}
      className="h-10 shrink-0 border-b border-line-quiet max-lg:h-11 pointer-coarse:h-11"
    >
      <div className="mx-auto flex h-full w-full max-w-[1680px] overflow-x-auto px-4 [scrollbar-width:none] md:px-6">
        {pages.map((name) => (
          <MainLink key={name} to={name} isHere={path === ROUTES[name].path} className={LINK}>
            {t(PAGE_LABEL_KEYS[name])}
          </MainLink>
        ))}
      </div>
    </nav>
  )
}
