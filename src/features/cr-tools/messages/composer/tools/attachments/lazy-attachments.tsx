import { useState } from 'react'

import { deferred } from '@/services/loading/deferred'

import type { ComposerHandle } from '../../store/composer-content'

const load = async () => (await import('./attachment-list')).AttachmentList
const DeferredAttachments = deferred(load, { when: 'idle' })
const ImmediateAttachments = deferred(load)

/** Lazy attachments: after the page has rendered, or at once when the message already has some. */
export function LazyAttachments({ desk }: { desk: ComposerHandle }) {
  const [isBegun] = useState(() => desk.getContent().media.length > 0)
  return isBegun ? <ImmediateAttachments desk={desk} /> : <DeferredAttachments desk={desk} />
}
