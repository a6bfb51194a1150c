import { DAY_MS } from '@/lib/duration'

import type { Requests } from './tool-requests'

const range = () => ({
  from: new Date(Date.now() - 28 * DAY_MS).toISOString(),
  to: new Date().toISOString(),
  timezone: 'Europe/Warsaw',
})

const audience = { members: [], tiers: ['basic'], listId: null, excludeListId: 'list-1-8' }
const message = {
  text: '{name|Hey}, welcome!',
  lockText: null,
  mediaIds: [],
  previewMediaIds: [],
  price: 0,
  variants: [{ language: 'de', text: 'Willkommen, {name|du}!', lockText: null }],
}
const sequence = {
  name: 'Hello',
  trigger: 'new_member',
  entryListId: null,
  daysBefore: null,
  state: 'active',
  audience,
  stopsOnReply: true,
  quietFrom: '22:00',
  quietTo: '08:00',
  steps: [{ stepId: null, delayMin: 5, delayMax: 15, ...message }],
}

/** What the calls of /welcome-messages are sent with. */
export const WELCOME_REQUESTS: Requests = {
  listWelcomeSequences: { body: { limit: 50 } },
  getWelcomeSequence: { body: { sequenceId: 'sequence-1-1' } },
  saveWelcomeSequence: {
    body: { clientId: 'welcome-c-1', sequenceId: null, version: null, ...sequence },
  },
  toggleWelcomeSequence: { body: { sequenceId: 'sequence-1-8', state: 'active' } },
  deleteWelcomeSequence: { body: { sequenceId: 'sequence-1-9' } },
  reorderWelcomeSequences: {
    body: { sequenceIds: [2, 1, 3, 4, 5, 6, 7, 8, 9].map((index) => `sequence-1-${index}`) },
  },
  duplicateWelcomeSequence: {
    body: { clientId: 'welcome-c-2', sequenceId: 'sequence-1-2', name: 'Second try' },
  },
  copyWelcomeSequence: {
    body: { clientId: 'welcome-c-3', sequenceId: 'sequence-1-1', creatorIds: ['creator-02'] },
  },
  getWelcomeStats: { body: () => Promise.resolve(range()) },
  listWelcomeDeliveries: {
    body: () => Promise.resolve({ sequenceId: 'sequence-1-1', ...range(), limit: 50 }),
  },
  countWelcomeReach: {
    body: { trigger: 'new_member', entryListId: null, daysBefore: null, audience },
  },
  testWelcomeMessage: { body: { clientId: 'welcome-c-4', language: 'de', ...message } },
}
