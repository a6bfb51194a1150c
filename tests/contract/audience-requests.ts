import { DAY_MS } from '@/lib/duration'

import type { Requests } from './tool-requests'

const period = () => ({
  from: new Date(Date.now() - 7 * DAY_MS).toISOString(),
  to: new Date().toISOString(),
  timezone: 'Europe/Warsaw',
})

const membership = {
  title: 'Lab coats',
  description: 'Every week.',
  artId: null,
  state: 'live',
  isPinned: false,
  priceMonth: 1200,
  discountQuarter: 10,
  discountYear: null,
  priceLifetime: null,
  includedMessages: 3,
  cap: null,
}

const listFacts = {
  name: 'German speakers',
  emoji: '🥨',
  isPinned: false,
  rules: { match: 'all', rules: [{ field: 'language', has: true, values: ['de'] }] },
  funnel: null,
}

/** Requests of fan lists and memberships. */
export const AUDIENCE_REQUESTS: Requests = {
  createFanList: { body: { clientId: 'list-c-1', ...listFacts } },
  updateFanList: { body: { listId: 'list-1-2', version: 1, ...listFacts, name: 'Germans' } },
  deleteFanList: { body: { listId: 'list-1-4', evenIfUsed: true } },
  duplicateFanList: { body: { clientId: 'list-c-2', listId: 'list-1-6', name: 'Regulars 2' } },
  copyFanList: { body: { clientId: 'list-c-3', listId: 'list-1-1', creatorIds: ['creator-02'] } },
  previewFanList: { body: { rules: listFacts.rules, listId: 'list-1-1' } },
  listFanListMembers: {
    body: { listId: 'list-1-6', query: '', sort: { by: 'added', descending: true }, limit: 50 },
  },
  addFanListMembers: { body: { listId: 'list-1-7', userIds: ['fan-1'] } },
  removeFanListMembers: { body: { listId: 'list-1-6', userIds: ['fan-1'] } },
  listMemberships: { body: () => Promise.resolve(period()) },
  getMembership: { body: () => Promise.resolve({ membershipId: 'membership-1-1', ...period() }) },
  createMembership: { body: { clientId: 'membership-c-1', tier: 'premium_creator', ...membership } },
  updateMembership: { body: { membershipId: 'membership-1-1', version: 1, ...membership } },
  archiveMembership: { body: { membershipId: 'membership-1-2', isArchived: true } },
  reorderMemberships: { body: { membershipIds: [3, 2, 1].map((n) => `membership-1-${n}`) } },
  listSubscribers: { body: { limit: 40 } },
  listMembershipPosts: { body: { membershipId: 'membership-1-3', limit: 40 } },
  giftMembership: {
    body: { clientId: 'gift-c-1', membershipId: 'membership-1-1', userIds: ['fan-3'], days: 7 },
  },
  getPriceImpact: { body: { membershipId: 'membership-1-1', price: 1200 } },
}
