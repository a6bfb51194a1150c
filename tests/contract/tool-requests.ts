import { DAY_MS } from '@/lib/duration'
import type { MockClient } from '@/mocks/testing/mock-client'

/** By call: the body and, unless it has all roles, the caller. */
export type Requests = Record<
  string,
  { as?: string; body?: object | ((visitor: MockClient) => Promise<object>) }
>

/** The creator whom the tools act for. */
export const creatorId = 'creator-01'

const figures = () => ({
  from: new Date(Date.now() - 7 * DAY_MS).toISOString(),
  to: new Date().toISOString(),
  timezone: 'Europe/Warsaw',
  basis: 'gross',
  compare: 'previous',
})

const massMessage = {
  clientId: 'mass-c-1',
  include: ['list-1-2'],
  exclude: [],
  filters: {},
  message: { text: 'New on the wall', mediaIds: [], previewMediaIds: [], price: 0 },
  skipActiveChats: true,
}

const ESCALATED_MESSAGE = 'I can\u2019t take it anymore'
const plainMessage = { text: 'Hello', mediaIds: [], previewMediaIds: [], price: 0 }

const groupId = 'channel-1-8'
const groupFacts = {
  name: 'First row',
  description: 'For Fridays',
  pictureMediaId: null,
  joinBy: 'invited',
  joinListId: null,
  joinTier: null,
  joinPrice: null,
  posters: 'everyone',
  slowModeS: 10,
  rules: 'Be kind',
}

const range = () => ({
  from: new Date(Date.now() - 7 * DAY_MS).toISOString(),
  to: new Date().toISOString(),
})

/** The Monday before last, which is the id of its payout. */
const somePayout = () => {
  const today = Math.floor(Date.now() / DAY_MS)
  return Promise.resolve({ payoutId: `payout-1-${today - ((today + 3) % 7) - 7}` })
}

async function sentMessage(visitor: MockClient): Promise<{ messageId: string }> {
  const { body } = await visitor.send('/api/messages/send', {
    body: { ...plainMessage, clientId: 'sent-1', channelId: 'channel-1-1' },
    bearer: await visitor.creatorToken(creatorId),
  })
  return { messageId: (body as unknown as { message: { messageId: string } }).message.messageId }
}

async function sentOffer(visitor: MockClient): Promise<{ messageId: string }> {
  const offer = { mediaIds: ['media-1-1'], price: 1200, clientId: 'offer-1', channelId: 'channel-1-1' }
  const { body } = await visitor.send('/api/messages/send', {
    body: { ...plainMessage, ...offer },
    bearer: await visitor.creatorToken(creatorId),
  })
  return { messageId: (body as unknown as { message: { messageId: string } }).message.messageId }
}

async function uploaded(visitor: MockClient): Promise<{ mediaId: string }> {
  const { body } = await visitor.send('/api/media/upload', {
    body: { name: 'a.png', size: 3, type: 'image/png' },
    bearer: await visitor.creatorToken(creatorId),
  })
  const { mediaId, uploadUrl } = body as unknown as { mediaId: string; uploadUrl: string }
  await visitor.send(uploadUrl, { method: 'PUT', body: [1] })
  return { mediaId }
}

/** A scheduled message that the crisis check holds at send time. */
async function heldMessage(visitor: MockClient): Promise<{ messageId: string }> {
  const { world } = visitor
  const scheduledAt = new Date(world.now() + 60_000).toISOString()
  const { body } = await visitor.send('/api/messages/send', {
    body: {
      ...plainMessage,
      text: ESCALATED_MESSAGE,
      clientId: 'held-1',
      channelId: 'channel-1-1',
      scheduledAt,
    },
    bearer: await visitor.creatorToken(creatorId),
  })
  await world.setFaults({ clockSkewMs: 120_000 })
  return { messageId: (body as unknown as { message: { messageId: string } }).message.messageId }
}

async function scheduledMass(visitor: MockClient, text?: string): Promise<{ massMessageId: string }> {
  const bearer = await visitor.creatorToken(creatorId)
  const message = { ...massMessage.message, ...(text !== undefined && { text }) }
  const { body } = await visitor.send('/api/messages/mass/send', {
    body: { ...massMessage, message },
    bearer,
  })
  return { massMessageId: (body as unknown as { massMessageId: string }).massMessageId }
}

/** Requests of the chatter tools, as a creator. */
export const TOOL_REQUESTS: Requests = {
  getClockOutCheck: { body: { timezone: 'Europe/Berlin' } },
  getFan: { body: { userId: 'fan-7' } },
  saveFollowUp: {
    body: { clientId: 'follow-c-1', userId: 'fan-7', text: 'Ask about the exam', dueAt: null, done: false },
  },
  blockFan: { body: { userId: 'fan-7', blocked: true } },
  restrictFan: { body: { userId: 'fan-7', restricted: true } },
  reportFan: { body: { userId: 'fan-7', reason: 'Asks for another platform' } },
  updateFanLists: { body: { userId: 'fan-7', add: ['list-1-6'], remove: ['list-1-7'] } },
  addFanNote: { body: { clientId: 'note-c-1', userId: 'fan-7', text: 'Works nights' } },
  summarizeFan: { body: { otherUserId: 'fan-7' } },
  getCreatorRules: { body: { creatorId } },
  getRulesForChatter: { body: { creatorId } },
  startUpload: { body: { name: 'a.png', size: 3, type: 'image/png' } },
  getUploadStatus: { body: uploaded },
  completeUpload: { body: uploaded },
  cancelUpload: { body: uploaded },
  searchGifs: { body: { query: 'good', limit: 20 } },
  listVault: { body: { query: '', sort: 'earned', limit: 50 } },
  getMedia: { body: { mediaId: 'media-1-1' } },
  updateVault: { body: { mediaIds: ['media-1-1'], patch: { addTags: ['gym'], usualPrice: 1800 } } },
  getVaultFigures: { body: { mediaId: 'media-1-1' } },
  deleteVaultMedia: { body: { mediaIds: ['media-1-2'] } },
  restoreVaultMedia: { body: { mediaIds: ['media-1-2'] } },
  saveVaultFolder: { body: { clientId: 'folder-c-1', name: 'Winter set' } },
  deleteVaultFolder: { body: { folderId: 'folder-1-1' } },
  listVaultTags: {},
  findVaultDuplicate: { body: { hash: 'ab12' } },
  downloadVaultMedia: { body: { mediaId: 'media-1-1' } },
  listMediaRights: { body: { mediaIds: ['media-1-1', 'media-1-2', 'gif-3'] } },
  getMediaUse: { body: { userId: 'fan-7', mediaIds: ['media-1-1', 'media-1-2', 'gif-3'] } },
  listScripts: { body: { query: '' } },
  saveScript: {
    body: {
      clientId: 'script-c-1',
      name: 'Short hello',
      folderId: null,
      language: 'en',
      steps: [{ text: 'Hey {name|there}', mediaIds: [], price: 0, waitFor: 'reply' }],
    },
  },
  deleteScript: { body: { scriptId: 'script-1-2' } },
  getScriptStats: { body: { scriptId: 'script-1-5' } },
  listSentSteps: { body: { userId: 'fan-7' } },
  getEarnings: { body: () => Promise.resolve({ ...range(), timezone: 'Asia/Kolkata', basis: 'net' }) },
  listTransactions: {
    body: () => Promise.resolve({ ...range(), kinds: ['tips', 'subscriptions'], amountMin: 500, limit: 50 }),
  },
  listPayouts: { body: { limit: 5 } },
  getPayout: { body: somePayout },
  listNotifications: { body: { limit: 60 } },
  readNotifications: { body: { ids: ['notice-1-1'] } },
  updateNotificationSettings: {
    body: { kinds: {}, sound: 'bell', soundWhen: 'always', quietFrom: '22:00', quietTo: '07:30' },
  },
  subscribePush: { body: { endpoint: 'https://push.example/1', keys: { p256dh: 'a', auth: 'b' } } },
  countAudience: {
    body: { include: [], exclude: ['list-1-6'], filters: { capHours: 12 }, mediaIds: [], price: 0 },
  },
  sendMassMessage: { body: massMessage },
  listMassMessages: { body: { state: 'sent', limit: 30 } },
  getMassMessage: { body: { massMessageId: 'mass-1-9' } },
  updateMassMessage: {
    body: { massMessageId: 'mass-1-26', scheduledAt: new Date(Date.now() + 2 * DAY_MS).toISOString() },
  },
  pauseMassMessage: { body: (visitor) => scheduledMass(visitor) },
  resumeMassMessage: {
    body: async (visitor) => {
      const body = await scheduledMass(visitor)
      await visitor.send('/api/messages/mass/pause', { body, bearer: await visitor.creatorToken(creatorId) })
      return body
    },
  },
  stopMassMessage: { body: { massMessageId: 'mass-1-26' } },
  sendHeldMassMessage: { body: (visitor) => scheduledMass(visitor, ESCALATED_MESSAGE) },
  unsendMassMessage: { body: { massMessageId: 'mass-1-25' } },
  listMassBuyers: { body: { massMessageId: 'mass-1-9', limit: 20 } },
  listChannels: { body: { tab: 'all', chips: {}, sort: 'waiting', query: '', limit: 60 } },
  updateChannels: { body: { channelIds: ['channel-1-3'], patch: { isPinned: true, unread: true } } },
  findNextChannel: { body: { exclude: [] } },
  saveLabel: { body: { name: 'Asked for a video', tone: 3 } },
  deleteLabel: { body: { labelId: 'label-1-2' } },
  getChannel: { body: { channelId: 'channel-1-1' } },
  listMessages: { body: { channelId: 'channel-1-1', limit: 200 } },
  sendMessage: {
    body: {
      ...plainMessage,
      clientId: 'send-1',
      channelId: 'channel-1-1',
      lockText: 'Six pictures',
      mediaIds: ['media-1-1', 'media-1-2'],
      previewMediaIds: ['media-1-2'],
      price: 1200,
      translation: { text: 'Hello', from: 'en', to: 'es' },
    },
  },
  answerHeldMessage: { body: async (visitor) => ({ ...(await heldMessage(visitor)), answer: 'back' }) },
  unsendMessage: { body: sentMessage },
  bumpOffer: {
    body: async (visitor) => ({ ...(await sentOffer(visitor)), clientId: 'bump-1', text: 'Hey' }),
  },
  replaceOffer: {
    body: async (visitor) => ({ ...(await sentOffer(visitor)), clientId: 'new-1', price: 1000 }),
  },
  reactToMessage: { body: async (visitor) => ({ ...(await sentMessage(visitor)), emoji: '🔥' }) },
  reportMessage: { body: { messageId: 'message-1-1-100000', reason: 'Threat' } },
  markRead: { body: { channelId: 'channel-1-1', messageId: 'message-1-1-100000' } },
  sendTyping: { body: { channelId: 'channel-1-1', typing: true } },
  lockChannel: { body: { channelId: 'channel-1-1', take: true } },
  getDraft: { body: { channelId: 'channel-1-7' } },
  saveDraft: {
    body: {
      channelId: 'channel-1-1',
      text: 'Half a',
      mediaIds: [],
      price: 0,
      updatedAt: new Date().toISOString(),
    },
  },
  translateText: { body: { text: 'Te extrañé esta semana', to: 'en' } },
  createGroup: { body: { clientId: 'group-c-1', ...groupFacts } },
  getGroup: { body: { channelId: groupId } },
  updateGroup: { body: { channelId: groupId, ...groupFacts } },
  deleteGroup: { body: { channelId: groupId } },
  listGroupMembers: { body: { channelId: groupId, query: '', state: 'all', limit: 50 } },
  addGroupMembers: { body: { channelId: groupId, userIds: ['fan-3'], listIds: ['list-1-7'] } },
  removeGroupMembers: { body: { channelId: groupId, userIds: ['fan-218'] } },
  updateGroupMembers: { body: { channelId: groupId, userIds: ['fan-218'], patch: { role: 'moderator' } } },
  listGroupRequests: { body: { channelId: groupId, limit: 20 } },
  decideGroupRequest: { body: { channelId: groupId, requestIds: [`request-${groupId}-1`], accept: true } },
  listGroupLog: { body: { channelId: groupId, limit: 20 } },
  listPostCategories: {},
  createPostCategory: { body: { clientId: 'category-c-1', name: 'Fitness', tone: 5, tiers: ['basic'] } },
  updatePostCategory: { body: { categoryId: 'category-1-1', name: 'Sets', tone: 1, tiers: [] } },
  deletePostCategory: { body: { categoryId: 'category-1-2' } },
  mergePostCategories: { body: { categoryId: 'category-1-3', intoId: 'category-1-4' } },
  reorderPostCategories: { body: { categoryIds: [5, 4, 3, 2, 1].map((n) => `category-1-${n}`) } },
  assignPostCategory: { body: { postIds: ['post-1-1'], categoryId: 'category-1-1' } },
  listPosts: { body: { query: '', limit: 40 } },
  getDashboard: { body: () => Promise.resolve({ ...figures(), unpostedDays: 30, weekStart: 1 }) },
  saveGoal: { body: { metric: 'newMembers', period: 'week', value: 40 } },
  getAnalytics: { body: () => Promise.resolve({ ...figures(), tab: 'messages' }) },
  getCohorts: { body: { timezone: 'Europe/Warsaw' } },
  listTopFans: { body: () => Promise.resolve({ ...figures(), limit: 20 }) },
}
