import { useState } from 'react'

import { late } from '@/services/late'

import type { ComposerDesk } from '../content'

const load = async () => (await import('./attached')).Attached
const AttachedSoon = late(load)
const AttachedNow = late(load, null, 'now')

/** Lazy attachments: after the page has rendered, or at once when the message already has some. */
export function Attachments({ desk }: { desk: ComposerDesk }) {
  const [isBegun] = useState(() => desk.read().media.length > 0)
  return isBegun ? <AttachedNow desk={desk} /> : <AttachedSoon desk={desk} />
}
