import type { MockClient } from '@/mocks/testing/mock-client'

import { creatorId, type Requests } from './tool-requests'

const plannedLive = {
  clientId: 'live-c-1',
  title: 'Rooftop at night',
  tiers: ['basic'],
  price: 0,
  goal: { title: 'Encore', amount: 20_000 },
  tipMenu: [{ title: 'Song request', amount: 1000 }],
  moderatorIds: ['staff-02'],
  savesRecording: true,
  startsAt: null,
}

const liveToAskFor = async (visitor: MockClient, path: string, body: object) =>
  (await visitor.send(`/api/live/${path}`, { body, bearer: await visitor.creatorToken(creatorId) })).body

const someLive = async (visitor: MockClient): Promise<string> =>
  String((await liveToAskFor(visitor, 'create', plannedLive))['liveId'])

async function liveOnAir(visitor: MockClient): Promise<string> {
  const liveId = await someLive(visitor)
  await liveToAskFor(visitor, 'start', { liveId })
  return liveId
}

/** The last Friday of the seed. */
async function pastLive(visitor: MockClient): Promise<string> {
  const { data } = await liveToAskFor(visitor, 'list', { limit: 1 })
  return String((data as unknown as { liveId: string }[])[0]?.liveId)
}

export const PROFILE_LIVE_REQUESTS: Requests = {
  getLiveStatus: {},
  createLive: { body: plannedLive },
  updateLive: { body: async (visitor) => ({ liveId: await someLive(visitor), patch: { goal: null } }) },
  startLive: { body: async (visitor) => ({ liveId: await someLive(visitor) }) },
  endLive: { body: async (visitor) => ({ liveId: await liveOnAir(visitor), savesRecording: true }) },
  cancelLive: { body: async (visitor) => ({ liveId: await someLive(visitor) }) },
  alertCreator: {
    body: async (visitor) => ({
      liveId: await someLive(visitor),
      clientId: 'alert-1',
      kind: 'camera',
      text: '',
    }),
  },
  listPastLives: { body: { limit: 20 } },
  listLiveModerators: {},
  listLiveChat: { body: async (visitor) => ({ liveId: await liveOnAir(visitor), limit: 50 }) },
  sendLiveChat: {
    body: async (visitor) => ({
      liveId: await liveOnAir(visitor),
      clientId: 'chat-1',
      text: 'Hello all',
      replyToId: null,
    }),
  },
  moderateLiveChat: {
    body: async (visitor) => ({ liveId: await liveOnAir(visitor), act: 'mute', userId: 'fan-7' }),
  },
  listLiveTips: { body: async (visitor) => ({ liveId: await pastLive(visitor), limit: 20 }) },
  getLiveSummary: { body: async (visitor) => ({ liveId: await pastLive(visitor) }) },
  saveLiveRecording: { body: async (visitor) => ({ liveId: await pastLive(visitor) }) },
  getProfile: { body: { creatorId } },
  updateProfile: { body: { patch: { bio: 'Rooftops and film', messagePrice: 500, bannerId: null } } },
  suggestProfile: {
    body: { clientId: 'suggest-1', patch: { displayName: 'Mila H.' }, reason: 'Shorter on phones' },
  },
  listProfileSuggestions: { body: { limit: 10 } },
  withdrawProfileSuggestion: {
    body: async (visitor) => {
      const bearer = await visitor.creatorToken(creatorId)
      const body = { clientId: 'suggest-2', patch: { bio: 'Short' }, reason: 'Too long' }
      const answer = await visitor.send('/api/profile/suggest', { body, bearer })
      return { suggestionId: answer.body['suggestionId'] }
    },
  },
  decideProfileSuggestion: { body: { suggestionId: 'suggestion-1-2', accept: true, note: '' } },
}
