import { useState } from 'react'

import { deferred } from '@/services/loading/deferred'

import type { AttachmentListProps } from './attachment-list'

const load = async () => (await import('./attachment-list')).AttachmentList
const DeferredAttachments = deferred(load, { when: 'idle' })
const ImmediateAttachments = deferred(load)

/** Lazy attachments: after the page has rendered, or at once when the message already has some. */
export function LazyAttachments(props: AttachmentListProps) {
  const [isBegun] = useState(() => props.composer.getContent().media.length > 0)
  return isBegun ? <ImmediateAttachments {...props} /> : <DeferredAttachments {...props} />
}
