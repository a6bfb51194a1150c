import { useState } from 'react'

import { late } from '@/services/late'

import type { ComposerDesk } from '../content'

const load = async () => (await import('./attached')).Attached
const AttachedSoon = late(load)
const AttachedNow = late(load, null, 'now')

/** What goes along with the text, once the page stands; at once where it has been begun, so that it is seen before it goes. */
export function Attachments({ desk }: { desk: ComposerDesk }) {
  const [isBegun] = useState(() => desk.read().media.length > 0)
  return isBegun ? <AttachedNow desk={desk} /> : <AttachedSoon desk={desk} />
}
