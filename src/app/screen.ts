import type { ParseKeys } from 'i18next'
import type { ComponentType } from 'react'

import type { Namespace } from '@/config/languages'

/** A page, and what can stand in its place while the rest of it is drawn. */
interface Drawn {
  default: ComponentType
  Beginning?: ComponentType
}

/** What draws a route: its code, the words it needs besides `global`, and its title. */
export interface Screen {
  /** The page, and what it begins with where that is another thing than its title. */
  load: () => Promise<Drawn>
  namespaces: readonly Namespace[]
  title: ParseKeys
  /** It begins with its title, over the full width. */
  beginsWithTitle?: true
}
