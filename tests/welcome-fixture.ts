import type { WireAnswerOf } from '@/api/call'
import type { getWelcomeStats, listWelcomeSequences } from '@/api/calls/welcome-messages'
import { Visitor } from '@/mocks/visitor'
import { createWorld } from '@/mocks/world'

type Listed = WireAnswerOf<typeof listWelcomeSequences>
export type Sequence = NonNullable<Listed['data'][number]>
type Stats = WireAnswerOf<typeof getWelcomeStats>
export const DAY_MS = 86_400_000

/** A staff member who works on a creator's welcome messages in a world of their own. */
export async function welcomeClient(email = 'viktor@northlight.agency', creatorId = 'creator-01') {
  let ahead = 0
  const world = createWorld(undefined, () => Date.now() + ahead)
  const visitor = new Visitor(world)
  await visitor.signIn(email)
  let bearer = await visitor.creatorToken(creatorId)
  const call = (path: string, body: object = {}) => visitor.ask(`/api/${path}`, { bearer, body })
  const ask = (path: string, body: object = {}) => call(`welcome-messages/${path}`, body)
  const list = async (part: object = {}) =>
    ((await ask('list', { limit: 100, ...part })).body as unknown as Listed).data.filter((it) => it !== null)
  const named = async (name: string) => {
    const found = (await list()).find((one) => one.name === name)
    if (!found) throw new Error(`No sequence is called ${name}`)
    return found
  }
  const range = (from = -28, to = 0) => ({
    from: new Date(world.now() + from * DAY_MS).toISOString(),
    to: new Date(world.now() + to * DAY_MS).toISOString(),
    timezone: 'Europe/Warsaw',
  })
  const stats = async (part: object = {}) =>
    (await ask('stats', { ...range(), ...part })).body as unknown as Stats
  /** Lets days go by; tokens end meanwhile. */
  const pass = async (days: number) => {
    ahead += days * DAY_MS
    await visitor.signIn(email)
    bearer = await visitor.creatorToken(creatorId)
  }
  return { world, visitor, call, ask, list, named, range, stats, pass }
}

export const step = {
  stepId: null,
  delayMin: 5,
  delayMax: 10,
  text: 'Hello {name|you}',
  lockText: null,
  mediaIds: [] as string[],
  previewMediaIds: [],
  price: 0,
  variants: [] as object[],
}
export const everyone = { members: [], tiers: [], listId: null, excludeListId: null }
/** A sequence that fits. */
export const settings = {
  clientId: 'c-1',
  sequenceId: null,
  version: null,
  name: 'Hello',
  trigger: 'new_member',
  entryListId: null,
  daysBefore: null,
  state: 'active',
  audience: everyone,
  stopsOnReply: true,
  quietFrom: null,
  quietTo: null,
  steps: [step],
}

/** A sequence as its editor saves it. */
export function settingsOf(sequence: Sequence) {
  const {
    currency: _,
    updatedAt: _at,
    updatedById: _by,
    waiting: _waiting,
    lastSentAt: _last,
    ...own
  } = sequence
  return {
    ...own,
    clientId: `c-${own.sequenceId}-${own.version ?? 0}`,
    steps: (sequence.steps ?? []).flatMap((one) => {
      if (!one) return []
      const { media, ...rest } = one
      return [{ ...rest, mediaIds: (media ?? []).flatMap((item) => item?.mediaId ?? []) }]
    }),
  }
}
