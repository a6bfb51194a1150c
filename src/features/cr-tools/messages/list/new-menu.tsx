import { Megaphone, Plus, Users } from 'lucide-react'
import { useTranslation } from '@/i18n/use-translation'
import { useNavigate } from 'react-router'

import { href } from '@/domain/page/routes'
import { useCurrentUser } from '@/features/auth'
import { IconButton } from '@/ui/icon-button'
import { Menu, MenuItem } from '@/ui/overlay/menu'

/** Menu of the ways to write to many fans that the user may use. */
export function NewMenu() {
  const { t } = useTranslation('tools')
  const navigate = useNavigate()
  const permissions = useCurrentUser().data?.chatterPermissions
  const seesMass = permissions !== undefined && permissions.massMessages !== 'off'
  const makesGroups = permissions?.groups === 'edit'
  if (!seesMass && !makesGroups) return null
  return (
    <Menu name={t('inbox.new_menu')} trigger={<IconButton icon={Plus} name={t('inbox.new_menu')} />}>
      {seesMass && (
        <MenuItem icon={Megaphone} onAction={() => void navigate(href('massMessage'))}>
          {t('mass.title')}
        </MenuItem>
      )}
      {makesGroups && (
        <MenuItem icon={Users} onAction={() => void navigate(href('groupCreate'))}>
          {t('groups.create_title')}
        </MenuItem>
      )}
    </Menu>
  )
}
