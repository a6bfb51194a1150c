import { MenuIcon } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'

import type { RouteName } from '@/domain/routes'
import { IconButton } from '@/ui/icon-button'

import type { Unread } from './entries'
import { HomeLink } from './home-link'
import { SlideMenu } from './slide-menu'
import { Tools } from './tools'

/** The bar below 1024 px: the menu behind its button, and the same tools. */
export function TabletBar({ name, unread }: { name: RouteName; unread: Unread }) {
  const { t } = useTranslation('global')
  const { key } = useLocation()
  // Open for one entry of the history only: a route change closes it (spec 4).
  const [openAt, setOpenAt] = useState<string>()
  const close = () => setOpenAt(undefined)
  return (
    <header className="sticky top-0 z-30 flex shrink-0 items-center gap-1 border-b border-line bg-surface px-2 pt-[env(safe-area-inset-top)] h-pane-head box-content">
      <IconButton
        icon={MenuIcon}
        name={t('shell.open_menu')}
        aria-haspopup="dialog"
        onClick={() => setOpenAt(key)}
      />
      <HomeLink />
      <span className="flex-1" />
      <Tools name={name} />
      <SlideMenu isOpen={openAt === key} onClose={close} unread={unread} />
    </header>
  )
}
