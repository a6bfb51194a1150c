import { useState } from 'react'

import { deferred } from '@/services/loading/deferred'

import type { ComposerStore } from '../../store/composer-store'

const load = async () => (await import('./attachment-list')).AttachmentList
const DeferredAttachments = deferred(load, { when: 'idle' })
const ImmediateAttachments = deferred(load)

/** Lazy attachments: after the page has rendered, or at once when the message already has some. */
export function LazyAttachments({ composer }: { composer: ComposerStore }) {
  const [isBegun] = useState(() => composer.getContent().media.length > 0)
  return isBegun ? <ImmediateAttachments composer={composer} /> : <DeferredAttachments composer={composer} />
}
