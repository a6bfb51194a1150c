import { expect, it } from 'vitest'

import { creatorClient } from '../../testing/creator-client'

const ANOTHER_CREATORS = 'media-2-1'
const BEYOND_THE_VAULT = 'media-1-9999999'
const IN_TRASH = 'media-1-3'
const UNFINISHED = 'media-up-image-1'

const message = { text: 'Hi', previewMediaIds: [], price: 0 }
const later = '2030-01-01T00:00:00.000Z'
const group = { description: '', joinBy: 'invited', joinListId: null, joinTier: null, joinPrice: null }
const rules = { posters: 'everyone', slowModeS: 10, rules: '' }
const script = { clientId: 'a', name: 'A', folderId: null, language: 'en' }

/** The calls that send, publish or show media, with the media they are asked to use. */
const CALLS: readonly [path: string, field: string, body: (mediaId: string) => object][] = [
  [
    '/api/messages/send',
    'mediaIds',
    (id) => ({ ...message, clientId: 'a', channelId: 'channel-1-1', mediaIds: [id] }),
  ],
  [
    '/api/messages/mass/send',
    'message.mediaIds',
    (id) => ({
      clientId: 'a',
      include: ['list-1-2'],
      exclude: [],
      filters: {},
      skipActiveChats: true,
      message: { ...message, mediaIds: [id] },
      scheduledAt: later,
    }),
  ],
  [
    '/api/scheduler/create',
    'mediaIds',
    (id) => ({ clientId: 'a', kind: 'post', at: later, text: 'Hi', mediaIds: [id] }),
  ],
  ['/api/profile/update', 'bannerId', (id) => ({ patch: { bannerId: id } })],
  [
    '/api/dmca/evidence/add',
    'mediaId',
    (id) => ({
      caseId: 'case-1-1',
      clientId: 'a',
      mediaId: id,
      name: 'a',
      sha256: 'a'.repeat(64),
      capturedAt: '2026-01-01T00:00:00.000Z',
    }),
  ],
  [
    '/api/messages/groups/create',
    'pictureMediaId',
    (id) => ({ clientId: 'a', name: 'A', ...group, ...rules, pictureMediaId: id }),
  ],
  [
    '/api/messages/scripts/save',
    'steps',
    (id) => ({ ...script, steps: [{ text: 'Hi', mediaIds: [id], price: 0, waitFor: 'nothing' }] }),
  ],
]

it.each(CALLS)("%s refuses media that are not the creator's own", async (path, field, body) => {
  const { ask } = await creatorClient('vault')
  await ask('delete', { mediaIds: [IN_TRASH] })
  for (const mediaId of [ANOTHER_CREATORS, BEYOND_THE_VAULT, IN_TRASH, UNFINISHED]) {
    const { status, body: answer } = await ask(path, body(mediaId))
    expect({ mediaId, status, key: answer['message'] }).toMatchObject({
      mediaId,
      status: 422,
      key: { key: 'media_unknown' },
    })
    expect(Object.keys(answer['fields'] ?? {})).toEqual([field])
  }
  if (field !== 'mediaId') expect((await ask(path, body('gif-3'))).status).toBe(200)
})
