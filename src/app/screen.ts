import type { ParseKeys } from 'i18next'
import type { ComponentType } from 'react'

import type { Namespace } from '@/config/languages'

/** What draws a route: its code, the words it needs besides `global`, and its title. */
export interface Screen {
  load: () => Promise<{ default: ComponentType }>
  namespaces: readonly Namespace[]
  title: ParseKeys
}
