import { useSyncExternalStore } from 'react'

import { type MassLimits, type MassPlan, type MassProblem, problemsOfMass } from '@/domain/mass-plan'

import type { ComposerContent, ComposerDesk } from '../../messages'

const versionOf = ({ text, media, price, isUploading }: ComposerContent) => ({
  text,
  mediaCount: media.length,
  price,
  isUploading,
})

/** What stands in the way of sending, told anew only when it changes: a key in the text draws nothing. */
export function useProblems(
  plan: MassPlan,
  desks: { first: ComposerDesk; second: ComposerDesk },
  limits: MassLimits,
  count: number | undefined,
): readonly MassProblem[] {
  const { first, second } = desks
  const subscribe = (listener: () => void) => {
    const stops = [first.subscribe(listener), second.subscribe(listener)]
    return () => stops.forEach((stop) => stop())
  }
  const read = () =>
    problemsOfMass(plan, [versionOf(first.read()), versionOf(second.read())], limits, {
      count,
      now: Date.now(),
    }).join()
  const found = useSyncExternalStore(subscribe, read)
  return found === '' ? [] : (found.split(',') as MassProblem[]) // joined just above
}
