import type { ReactNode } from 'react'
import { useLocation } from 'react-router'

import { routeAt, routeOptions } from '@/domain/page/routes'
import { CreatorChip } from '@/features/cr-tools'

import { useHasCreator } from '../guard/use-has-creator'

/** The creator in focus, on pages that need one; elsewhere the fallback. */
export function CreatorChipSlot({ fallback = null }: { fallback?: ReactNode }) {
  const name = routeAt(useLocation().pathname)
  const hasCreator = useHasCreator()
  if (!name || !routeOptions(name).needsCreator || !hasCreator) return fallback
  return <CreatorChip />
}
