import { useState } from 'react'
import * as v from 'valibot'

import { useSession } from '@/features/auth'
import { readDraft, saveDraft } from '@/services/drafts'

const PLACE = 'fan-sections'

const foldedOf = (userId: string): string[] => {
  const parsed = v.safeParse(v.array(v.string()), readDraft(userId, PLACE))
  return parsed.success ? parsed.output : []
}

/** Whether a person has folded a part of the panel; kept with their drafts, so that it goes when they log out. */
export function useFolded(section: string): [isFolded: boolean, toggle: () => void] {
  const userId = useSession().userId ?? ''
  const [isFolded, setIsFolded] = useState(() => foldedOf(userId).includes(section))
  const toggle = () => {
    const others = foldedOf(userId).filter((one) => one !== section)
    saveDraft(userId, PLACE, isFolded ? others : [...others, section])
    setIsFolded(!isFolded)
  }
  return [isFolded, toggle]
}
