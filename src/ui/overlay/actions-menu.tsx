import { Ellipsis } from 'lucide'
import type { ComponentProps } from 'react'

import { IconButton } from '../icon-button'
import { Menu } from './menu'

interface ActionsMenuProps extends Pick<ComponentProps<typeof IconButton>, 'name' | 'size'> {
  /** The items of the menu. */
  children: ComponentProps<typeof Menu>['children']
}

/** The actions of a row or card, behind a button with three dots; `name` says whose they are. */
export const ActionsMenu = ({ children, ...button }: ActionsMenuProps) => (
  <Menu trigger={<IconButton icon={Ellipsis} {...button} />}>{children}</Menu>
)
