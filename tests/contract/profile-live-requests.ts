import type { Visitor } from '@/mocks/visitor'

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

const askLive = async (visitor: Visitor, path: string, body: object) =>
  (await visitor.ask(`/api/live/${path}`, { body, bearer: await visitor.creatorToken(creatorId) })).body

const aLive = async (visitor: Visitor): Promise<string> =>
  String((await askLive(visitor, 'create', plannedLive))['liveId'])

async function liveOnAir(visitor: Visitor): Promise<string> {
  const liveId = await aLive(visitor)
  await askLive(visitor, 'start', { liveId })
  return liveId
}

/** The last Friday of the seed. */
async function pastLive(visitor: Visitor): Promise<string> {
  const { data } = await askLive(visitor, 'list', { limit: 1 })
  return String((data as unknown as { liveId: string }[])[0]?.liveId)
}

export const PROFILE_LIVE_REQUESTS: Requests = {
  getLiveStatus: {},
  createLive: { body: plannedLive },
  updateLive: { body: async (visitor) => ({ liveId: await aLive(visitor), patch: { goal: null } }) },
  startLive: { body: async (visitor) => ({ liveId: await aLive(visitor) }) },
  endLive: { body: async (visitor) => ({ liveId: await liveOnAir(visitor), savesRecording: true }) },
  cancelLive: { body: async (visitor) => ({ liveId: await aLive(visitor) }) },
  alertCreator: {
    body: async (visitor) => ({
      liveId: await aLive(visitor),
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
      const answer = await visitor.ask('/api/profile/suggest', { body, bearer })
      return { suggestionId: answer.body['suggestionId'] }
    },
  },
  decideProfileSuggestion: { body: { suggestionId: 'suggestion-1-2', accept: true, note: '' } },
}
