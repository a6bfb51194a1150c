import { useState } from 'react'

import type { Fill } from '@/domain/fill'
import { onOtherPerson } from '@/services/own-work'

import type { ComposerDesk } from '../content'
import { deskKey } from './desk-key'

/** Input of a tool panel that is not applied yet. */
interface Begun {
  gifSearch: string
  scriptSearch: string
  scriptFolder: string | null
  /** The value of the date field. */
  time: { at: Fill<number> }
  /** Values for a script's variables, by lower-case name. */
  values: ReadonlyMap<string, string>
}

/** By composer, so that closing a panel or opening another chat loses nothing. */
const byDesk = new Map<string, Partial<Begun>>()

onOtherPerson(() => byDesk.clear())

/** Panel state that survives closing; setting undefined clears it. */
export function useBegun<Part extends keyof Begun>(
  desk: ComposerDesk,
  part: Part,
  start: Begun[Part],
): [Begun[Part], (next: Begun[Part] | undefined) => void] {
  const [begun, setBegun] = useState<Partial<Begun>>(() => byDesk.get(deskKey(desk)) ?? {})
  const write = (next: Begun[Part] | undefined) => {
    byDesk.set(deskKey(desk), { ...byDesk.get(deskKey(desk)), [part]: next })
    setBegun((now) => ({ ...now, [part]: next }))
  }
  const held: Begun[Part] | undefined = begun[part]
  return [held === undefined ? start : held, write]
}

/** Clears the panel input of a message that was sent. */
export const forgetBegun = (desk: ComposerDesk): void => void byDesk.delete(deskKey(desk))
