import type { AudienceFilters } from '@/domain/mass/mass-message'

import { listIdOf } from '../../seed/fans/lists'
import { mediaIdAt } from '../../seed/vault/media-of'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../seed/calendar'
import type { SeedCreator } from '../../seed/creators'
import { between, chance, pick, random, seedOf } from '../../seed/random'
import { ROLL } from '../../seed/roll'
import { writersOf } from '../../seed/messages/staff-notes'
import { vaultSize } from '../../seed/vault/vault-size'
import type { StoredMass } from '../../state/stored-mass'

const SENT = 25
/** Age of the newest one; the others follow at about `APART_MS`. */
const NEWEST_MS = 9 * HOUR_MS
const APART_MS = 3.55 * DAY_MS
const TO_COME_DAYS = [1, 4] as const

const MASS_TEXTS: readonly (readonly [text: string, media: number, price: number])[] = [
  ['New on the wall tonight: the rooftop set, all of it. Which one is yours?', 1, 0],
  ['{name|Hey you}, the long version of Friday is here. Ten minutes, only for those who ask.', 2, 2400],
  ['Live on Friday at nine. Keep the evening free for me?', 0, 0],
  ['I found the pictures from the rain. They were never meant to be sent.', 4, 1600],
  ['Good morning from my kitchen. Coffee first, then the rest.', 1, 0],
  ['November bundle: twelve things, one price, until Sunday.', 6, 4000],
  ['A voice note, because typing would not do it justice.', 1, 800],
  ['You have been quiet. I kept this one back for you.', 2, 1200],
  ['Which one should I post? Answer with 1 or 2.', 2, 0],
  ['Behind the scenes of today, unedited.', 3, 1200],
]

/** Alternative texts for A/B tests. */
const ALTERNATIVE_TEXTS: readonly string[] = [
  'The rooftop set went up an hour ago. Tell me which one made you stop.',
  'Ten minutes of Friday, uncut. I kept the best part for the end.',
  'Friday, nine, live. I would miss you there.',
  'It rained, I stayed outside, someone had a camera.',
  'Slow morning here. Want to see the kitchen?',
  'Twelve things for the price of three. It ends on Sunday.',
  'Close your eyes and press play.',
  'I saved something and you were not here to ask for it.',
  'Help me choose: 1 or 2?',
  'What today looked like when nobody was posing.',
]

interface Target {
  include: readonly number[]
  filters: AudienceFilters
}
const TARGETS: readonly Target[] = [
  { include: [], filters: { memberStates: ['active', 'expiring'] } },
  { include: [0], filters: {} },
  { include: [1], filters: {} },
  { include: [4], filters: {} },
  { include: [], filters: { spendMin: 1 } },
  { include: [3], filters: {} },
  { include: [5, 0], filters: {} },
]

/** Of paid ones: many more than buy. */
const BROAD_TARGETS = TARGETS.filter(({ include }) => include.length === 0)

const FALLBACK_SENDER_ID = 'staff-03'

/** An earlier one with the same text stays, so that fans can buy it at that price. */
const isUnsentLater = (creator: SeedCreator, n: number): boolean =>
  n >= MASS_TEXTS.length && chance(ROLL.massIsUnsent, creator.index, n) < 0.2

function massAt(creator: SeedCreator, n: number, startsAt: number, isToCome: boolean): StoredMass {
  const roll = random(seedOf(ROLL.massMessage, creator.index, n))
  const line = (n * 7 + creator.index) % MASS_TEXTS.length
  const [text, media, price] = MASS_TEXTS[line] ?? ['', 0, 0]
  const { include, filters } = pick(price > 0 ? BROAD_TARGETS : TARGETS, isToCome ? 0 : roll())
  const writers = writersOf(creator)
  const first = between(roll(), 1, vaultSize(creator))
  const mediaIds = Array.from({ length: media }, (_, step) =>
    mediaIdAt(creator.index, ((first + step * 3 - 1) % vaultSize(creator)) + 1),
  )
  const isTest = !isToCome && roll() < 0.2
  const content = { text, lockText: null, mediaIds, previewMediaIds: [], price }
  const other = { ...content, text: ALTERNATIVE_TEXTS[line] ?? text }
  const second = { content: other, share: 15, decideAfterMs: 4 * HOUR_MS }
  const isUnsent = !isToCome && price > 0 && isUnsentLater(creator, n)
  return {
    massMessageId: `mass-${creator.index + 1}-${n + 1}`,
    byId: writers.length === 0 ? FALLBACK_SENDER_ID : pick(writers, roll()).userId,
    createdAt: startsAt - between(roll(), 2, isToCome ? 30 * 60 : 300) * MINUTE_MS,
    startsAt,
    isScheduled: isToCome,
    localTime: false,
    localAt: null,
    spreadMs: roll() < 0.3 ? 30 * MINUTE_MS : 0,
    include: include.map((index) => listIdOf(creator, index)),
    exclude: [],
    filters,
    content,
    second: isTest ? second : null,
    skipActiveChats: true,
    autoUnsendMs: null,
    total: 0,
    first: [],
    buyers: [],
    pausedAt: null,
    pausedMs: 0,
    stoppedAt: null,
    unsentAt: isUnsent ? startsAt + 2 * DAY_MS : null,
  }
}

/** Mass messages of the last 90 days and scheduled ones, newest first. */
export function seedMasses(creator: SeedCreator, anchor: number): StoredMass[] {
  const toCome = TO_COME_DAYS.map((days, n) => ({
    ...massAt(creator, SENT + n, anchor + days * DAY_MS + 3 * HOUR_MS, true),
    createdAt: anchor - (n + 2) * HOUR_MS,
  })).toReversed()
  const sent = Array.from({ length: SENT }, (_, back) => {
    const wobble = chance(ROLL.massTime, creator.index, back) * 8 * HOUR_MS
    return massAt(
      creator,
      SENT - 1 - back,
      anchor - NEWEST_MS - Math.floor(back * APART_MS + wobble * Math.sign(back)),
      false,
    )
  })
  return creator.status === 'active' ? [...toCome, ...sent] : sent
}
