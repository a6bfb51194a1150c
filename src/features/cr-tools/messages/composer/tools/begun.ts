import { useState } from 'react'

import type { Fill } from '@/domain/fill'
import { onOtherPerson } from '@/services/own-work'

import type { ComposerDesk } from '../content'
import { deskKey } from './desk-key'

/** What can be begun in a panel and not be used yet. */
interface Begun {
  gifSearch: string
  scriptSearch: string
  scriptFolder: string | null
  /** As the field for it holds it. */
  time: { at: Fill<number> }
  /** What a script asked for, by name in small letters. */
  values: ReadonlyMap<string, string>
}

/** By desk: a press outside of a panel, or another chat, loses nothing of it. */
const byDesk = new Map<string, Partial<Begun>>()

onOtherPerson(() => byDesk.clear())

/** State of a panel that is still there when it is opened again; setting undefined forgets it. */
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

/** The message is gone, and with it what was begun for it. */
export const forgetBegun = (desk: ComposerDesk): void => void byDesk.delete(deskKey(desk))
