import type * as calls from '@/api/calls/chat/messages'
import { TONE_COUNT } from '@/config/tool-limits'
import { CHANNEL_LABEL_MAX_LENGTH } from '@/domain/chat/channel'

import { anchorOf } from '../../../state/anchor'
import type { ToolHandlers } from '../../bind-handlers'
import { checkName } from '../../../rules/base/check-name'
import { notFound } from '../../../rules/base/refusal'
import { channelCount } from '../../../seed/channels/channels'
import { emitEvent } from '../../../state/emit-event'
import type { World } from '../../../state/world'
import { livelyFacts } from '../../../rules/threads/channel-facts'
import { labelsOf } from '../../../rules/threads/labels'
import { patchChannel } from '../../../rules/threads/read-marks'
import { conversationOf } from '../../../rules/threads/conversation'
import type { WireLabel } from '../../../state/thread-state'
import type { Viewer } from '../../../rules/account/viewer'

function storeLabels(world: World, { creator }: Viewer, labels: readonly WireLabel[]): void {
  world.state.threads.labels[creator.userId] = [...labels]
  emitEvent(world, creator.userId, 'labels.changed', {})
}

/** Removes a deleted label from all channels. */
function removeLabel(world: World, { creator }: Viewer, labelId: string): void {
  const rows = livelyFacts(world, creator, anchorOf(world), channelCount(creator))
  for (const { channelId, labels } of rows) {
    if (!labels.includes(labelId)) continue
    patchChannel(world, conversationOf(world, creator, channelId), {
      labels: labels.filter((id) => id !== labelId),
    })
  }
}

/** Handlers of labels on conversations. */
export const labelHandlers = {
  listLabels: ({ world, viewer: { creator } }) => ({ data: [...labelsOf(world, creator)] }),
  saveLabel: ({ world, body, viewer }) => {
    const labels = labelsOf(world, viewer.creator)
    const name = body.name.trim()
    const others = labels.filter(({ labelId }) => labelId !== body.labelId)
    checkName(name, { max: CHANNEL_LABEL_MAX_LENGTH, others, taken: 'label_taken' })
    if (body.labelId !== undefined && !labels.some(({ labelId }) => labelId === body.labelId))
      throw notFound()
    const tone = Math.min(TONE_COUNT, Math.max(1, Math.round(body.tone)))
    const label = { labelId: body.labelId ?? world.newId('label'), name, tone }
    const isNew = body.labelId === undefined
    storeLabels(
      world,
      viewer,
      isNew ? [...labels, label] : labels.map((one) => (one.labelId === label.labelId ? label : one)),
    )
    return label
  },
  deleteLabel: ({ world, body, viewer }) => {
    const labels = labelsOf(world, viewer.creator)
    const left = labels.filter(({ labelId }) => labelId !== body.labelId)
    storeLabels(world, viewer, left)
    removeLabel(world, viewer, body.labelId)
  },
} satisfies Partial<ToolHandlers<typeof calls>>
