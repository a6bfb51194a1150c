import type { RevenueKind } from '@/domain/money/revenue-kind'

import { iso } from './calendar'
import { staffName } from './names'
import { between, chance, pick } from './random'
import { ROLL } from './roll'

export interface SeedCreator {
  index: number
  userId: string
  creatorAgencyId: string
  username: string
  displayName: string
  verifiedIcon: string | null
  pg: boolean
  isHidden: boolean
  status: 'active' | 'paused' | 'ended'
  /** The agency's share of the base, 0 to 1. */
  rate: number
  granularRates: Partial<Record<RevenueKind, number>>
  /** The platform's fee as a share of gross, 0 to 1. */
  passesRate: number
  isNet: boolean
  notes: string
  detailedNotes: string
  createdAt: string
  /** Usual daily gross, in cents. */
  dailyGross: number
  groupId: string
}

type CreatorRow = readonly [
  displayName: string,
  username: string,
  dailyGross: number,
  ratePercent: number,
  marks: string,
  notes: string,
]

/**
 * Marks: v verified, p pg, h hidden, z paused, x ended, g share of gross instead of net, r separate rates
 * per kind.
 */
const ROWS: readonly CreatorRow[] = [
  ['Mila Hart', 'milahart', 228_000, 42, 'vpr', 'Dan is on nights this week. Rooftop set is new, $24 works.'],
  ['Noa Reyes', 'noareyes', 177_000, 40, 'v', 'Travel week: no custom requests until Monday.'],
  ['Ivy Lane', 'ivylane', 144_000, 38, 'vr', 'Stay playful, short lines. Voice notes sell best after 22:00.'],
  ['June Okada', 'juneokada', 98_000, 40, 'vp', 'Birthday drop on the 24th, tease only.'],
  ['Sol Marín', 'solmarin', 86_000, 35, 'v', 'Replies in Spanish first, English second.'],
  ['Wren Avery', 'wrenavery', 61_000, 45, 'p', 'New here: welcome series runs until the 28th.'],
  ['Cleo Vance', 'cleovance', 58_000, 40, 'v', 'Fridays are live nights. Keep the evening free of mass messages.'],
  ['Esme Roth', 'esmeroth', 47_000, 38, 'vg', 'Prices only with her word. Ask before a custom video.'],
  ['Tess Moreau', 'tessmoreau', 31_000, 40, 'vz', 'Paused until January. Answer kindly, sell nothing.'],
  ['田中ゆい', 'yuitanaka', 72_000, 36, 'v', 'Writes Japanese and English. No voice notes.'],
  ['한지아', 'hanjia', 66_000, 37, 'v', 'Seoul time. Mornings there are our nights.'],
  ['ليلى نور', 'laylanoor', 54_000, 40, 'vp', 'Arabic and French. No chats during the evening prayer.'],
  ['Bruna Teixeira', 'brunatx', 52_000, 42, 'v', 'Portuguese first. Fans like her dog, use it.'],
  ['Anaïs Dufour', 'anaisdufour', 49_000, 38, 'vr', 'Formal with new fans, first names after a week.'],
  ['Zuzanna Król', 'zuzakrol', 44_000, 40, '', 'Studies until February, posts on weekends only.'],
  ['Åsa Lindgren', 'asalindgren', 41_000, 35, 'vg', 'Never discount below 15.'],
  ['Мирослава Коваль', 'mirakoval', 38_000, 40, 'v', 'Ukrainian and English. Careful with news.'],
  ['Sienna O’Connor-Whitfield', 'siennaocw', 36_000, 44, 'v', 'Long list of regulars; read the fan notes first.'],
  ['Dalia El-Amin', 'daliaelamin', 33_000, 40, 'p', 'Fitness only. Nothing beyond pg.'],
  ['Pia Schönberg', 'piaschoenberg', 29_000, 38, 'v', 'Answers herself on Sundays, stay off.'],
  ['Xóchitl Ramos', 'xochitlramos', 27_000, 40, '', 'New photos every Tuesday.'],
  ['Gia 💫', 'giastar', 21_000, 45, 'r', 'Trial month. Count every message.'],
  ['Ruby Fontaine', 'rubyfontaine', 18_000, 40, 'vh', 'Hidden while her papers are checked.'],
  ['Nell Ashby', 'nellashby', 0, 40, 'x', 'Left in August. Kept for the records.'],
] // oxfmt-ignore

const PLATFORM_FEE = 0.2

function creatorOf(
  [displayName, username, dailyGross, percent, marks, notes]: CreatorRow,
  index: number,
): SeedCreator {
  const has = (mark: string): boolean => marks.includes(mark)
  return {
    index,
    userId: `creator-${String(index + 1).padStart(2, '0')}`,
    creatorAgencyId: `ca-${String(index + 1).padStart(2, '0')}`,
    username,
    displayName,
    verifiedIcon: has('v') ? 'verified' : null,
    pg: has('p'),
    isHidden: has('h'),
    status: has('x') ? 'ended' : has('z') ? 'paused' : 'active',
    rate: percent / 100,
    granularRates: has('r') ? { subscriptions: 0.3, tips: 0.25, live: 0.5 } : {},
    passesRate: PLATFORM_FEE,
    isNet: !has('g'),
    notes,
    detailedNotes: `${notes}\n\nTone: as she writes herself, first person, never a sales voice.\nOff limits: family, home town, real name.`,
    createdAt: iso(Date.UTC(2024, 2 + index, 3 + index, 9, 30)),
    dailyGross,
    groupId: `group-${(index % 4) + 1}`,
  }
}

/** The agency's 24 creators, best sellers first. */
export const CREATORS: readonly SeedCreator[] = ROWS.map(creatorOf)

export const LARGE_CREATOR_COUNT = 5000
const LARGE_AGENCY_NOTES = [
  'Short lines, first names after a week.',
  'No custom requests until Monday.',
  'Voice notes sell best late in the evening.',
  'Prices only with her word.',
  'New photos every Tuesday.',
] as const

/** A creator of the large agency, without conversations. */
function largeCreator(index: number): SeedCreator {
  const roll = (kind: number): number => chance(kind, index)
  const marks = `${roll(ROLL.largeCreatorVerified) < 0.8 ? 'v' : ''}${roll(ROLL.largeCreatorPg) < 0.2 ? 'p' : ''}${roll(ROLL.largeCreatorHidden) < 0.04 ? 'h' : ''}`
  const state = roll(ROLL.largeCreatorState) < 0.06 ? 'z' : roll(ROLL.largeCreatorState) < 0.12 ? 'x' : ''
  const gross = between(roll(ROLL.largeCreatorGross) ** 2, 30, 900) * 100
  const notes = pick(LARGE_AGENCY_NOTES, roll(ROLL.largeCreatorNotes))
  const name = staffName(roll(ROLL.largeCreatorFirstName), roll(ROLL.largeCreatorLastName))
  const row: CreatorRow = [
    name,
    `creator.${index + 1}`,
    gross,
    between(roll(ROLL.largeCreatorShare), 30, 50),
    marks + state,
    notes,
  ]
  const made = creatorOf(row, index)
  return {
    ...made,
    createdAt: iso(Date.UTC(2024, 0, 1 + between(roll(ROLL.largeCreatorCreatedAt), 0, 1000), 9, 30)),
  }
}

let largeCreators: readonly SeedCreator[] | undefined

/** Creators of the large agency, the usual 24 first; computed on first use. */
export function allLargeCreators(): readonly SeedCreator[] {
  largeCreators ??= Array.from(
    { length: LARGE_CREATOR_COUNT },
    (_, index) => CREATORS[index] ?? largeCreator(index),
  )
  return largeCreators
}

/** A creator of the large agency. */
export function largeCreatorById(userId: string): SeedCreator | undefined {
  const number = Number(/^creator-(\d{2,4})$/.exec(userId)?.[1] ?? 0)
  const creator = number > 0 ? allLargeCreators()[number - 1] : undefined
  return creator?.userId === userId ? creator : undefined
}

const byId = new Map(CREATORS.map((creator) => [creator.userId, creator]))
export const creatorById = (userId: string): SeedCreator | undefined => byId.get(userId)

/** Indices of the creator with 50,000 channels and of her channel with 100,000 messages. */
export const BUSIEST_CREATOR = 0
export const LONGEST_CHANNEL = 0
