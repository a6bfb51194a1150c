import type { ParseKeys } from 'i18next'
import type { ComponentType } from 'react'

import type { Namespace } from '@/config/languages'

/** A page, and what to show in its place while it renders. */
interface Drawn {
  default: ComponentType
  Beginning?: ComponentType
}

/** A route's screen: its code, its namespaces besides `global`, and its title. */
export interface Screen {
  /** The page, and its beginning if that is not the title. */
  load: () => Promise<Drawn>
  namespaces: readonly Namespace[]
  title: ParseKeys
  /** It begins with its title, full width. */
  beginsWithTitle?: true
}
