import type * as calls from '@/api/calls/messages'

import { anchorOf } from '../anchor'
import type { Handlers } from '../implement'
import { missing, Refusal, unfit } from '../refusal'
import { channelCount } from '../seed/channels'
import type { World } from '../world'
import { livelyFacts } from './facts'
import { labelsOf } from './labels'
import { patchTalk } from './marks'
import { reader, writer } from './reader'
import { talkOf } from './talk'
import type { WireLabel } from './thread-state'
import type { Viewer } from './viewer'

type MessagesHandlers = Handlers<typeof calls>

const MOST_TONE = 7
const MOST_NAME = 40

function keepLabels(world: World, { creator }: Viewer, labels: readonly WireLabel[]): void {
  world.state.threads.labels[creator.userId] = [...labels]
  world.state.threads.version += 1
}

/** Removes a deleted label from all channels. */
function takeOff(world: World, { creator }: Viewer, labelId: string): void {
  const rows = livelyFacts(world, creator, anchorOf(world), channelCount(creator))
  for (const { channelId, labels } of rows) {
    if (!labels.includes(labelId)) continue
    patchTalk(world, talkOf(world, creator, channelId), { labels: labels.filter((id) => id !== labelId) })
  }
}

/** Handlers of labels on conversations. */
export const labelHandlers = (
  world: World,
): Pick<MessagesHandlers, 'listLabels' | 'saveLabel' | 'deleteLabel'> => ({
  listLabels: ({ request }) => ({ data: [...labelsOf(world, reader(world, request).creator)] }),
  saveLabel: ({ body, request }) => {
    const viewer = writer(world, request)
    const known = labelsOf(world, viewer.creator)
    const name = body.name.trim()
    if (name === '') throw unfit('name', 'field_missing')
    if (name.length > MOST_NAME) throw unfit('name', 'name_too_long')
    const isTaken = known.some(
      (label) => label.labelId !== body.labelId && label.name.toLowerCase() === name.toLowerCase(),
    )
    if (isTaken) throw new Refusal(409, 'label_taken', { fields: { name: 'label_taken' } })
    if (body.labelId !== undefined && !known.some(({ labelId }) => labelId === body.labelId)) throw missing()
    const tone = Math.min(MOST_TONE, Math.max(1, Math.round(body.tone)))
    const label = { labelId: body.labelId ?? world.newId('label'), name, tone }
    const isNew = body.labelId === undefined
    keepLabels(
      world,
      viewer,
      isNew ? [...known, label] : known.map((one) => (one.labelId === label.labelId ? label : one)),
    )
    return label
  },
  deleteLabel: ({ body, request }) => {
    const viewer = writer(world, request)
    const known = labelsOf(world, viewer.creator)
    const left = known.filter(({ labelId }) => labelId !== body.labelId)
    keepLabels(world, viewer, left)
    takeOff(world, viewer, body.labelId)
    return {}
  },
})
