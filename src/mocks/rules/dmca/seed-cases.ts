import type { Language } from '@/config/languages'
import type { DmcaAction, DmcaState } from '@/domain/dmca/dmca-states'
import { nextDmcaState } from '@/domain/dmca/dmca-states'

import { mediaIdAt, mediaById } from '../../seed/vault/media-of'
import { DAY_MS } from '../../seed/calendar'
import type { SeedCreator } from '../../seed/creators'
import { seedOf } from '../../seed/random'
import { ROLL } from '../../seed/roll'
import type { StoredCase, StoredLogEntry } from '../../state/dmca-state'

interface SeedCase {
  site: string
  path: string
  language: Language
  title: string
  /** Days before the world was created. */
  found: number
  /** Actions since then, each with its days before the world was created. */
  acts: readonly (readonly [act: DmcaAction, days: number, note?: string])[]
  owner: string
  captures: number
}

const SEED_CASES: readonly SeedCase[] = [
  {
    site: 'fanleak.example',
    path: '/t/rooftop-full-set',
    language: 'en',
    title: 'Rooftop at golden hour',
    found: 1,
    acts: [],
    owner: 'staff-02',
    captures: 1,
  },
  {
    site: 'bilderboard.example',
    path: '/thema/48213',
    language: 'de',
    title: 'Neon corridor',
    found: 2,
    acts: [],
    owner: 'staff-02',
    captures: 0,
  },
  {
    site: 'megamirror.example',
    path: '/d/8f2k1/blue-room.zip',
    language: 'en',
    title: 'Blue room',
    found: 11,
    acts: [['submit', 9]],
    owner: 'staff-02',
    captures: 2,
  },
  {
    site: 'fotosgratis.example',
    path: '/galeria/90391',
    language: 'es',
    title: 'Mirror, first light',
    found: 6,
    acts: [['submit', 5]],
    owner: 'staff-03',
    captures: 1,
  },
  {
    site: 'tubecopies.example',
    path: '/watch/77120',
    language: 'en',
    title: 'Studio, take two',
    found: 9,
    acts: [
      ['submit', 8],
      ['acknowledge', 5, 'Ticket 5512'],
    ],
    owner: 'staff-02',
    captures: 1,
  },
  {
    site: 'fanleak.example',
    path: '/t/november-preview',
    language: 'en',
    title: 'November set',
    found: 20,
    acts: [
      ['submit', 19],
      ['acknowledge', 18],
      ['remove', 16],
    ],
    owner: 'staff-03',
    captures: 2,
  },
  {
    site: 'videopartage.example',
    path: '/v/a91c',
    language: 'fr',
    title: 'Rain on the window',
    found: 25,
    acts: [
      ['submit', 24],
      ['reject', 20, 'Host asks for the exact page of the original.'],
    ],
    owner: 'staff-02',
    captures: 1,
  },
  {
    site: 'clipclub.example',
    path: '/u/retro/3391',
    language: 'en',
    title: 'Sunday morning',
    found: 30,
    acts: [
      ['submit', 29],
      ['remove', 26],
      ['counter', 6, 'Uploader claims a license from 2024.'],
    ],
    owner: 'staff-01',
    captures: 3,
  },
  {
    site: 'gazou.example',
    path: '/board/2210',
    language: 'ja',
    title: 'Neon corridor',
    found: 44,
    acts: [
      ['submit', 43],
      ['withdraw', 41, 'It was our own promo account.'],
    ],
    owner: 'staff-03',
    captures: 1,
  },
]

/** 64 hex digits, like the hash of a capture. */
const fakeHash = (...parts: readonly number[]): string =>
  Array.from({ length: 8 }, (_, part) =>
    seedOf(...parts, part)
      .toString(16)
      .padStart(8, '0'),
  ).join('')

/** The first picture of the vault from an index on, used as a capture. */
function pictureAt(creator: SeedCreator, index: number): string {
  const mediaId = mediaIdAt(creator.index, index)
  return mediaById(mediaId)?.kind === 'image' ? mediaId : pictureAt(creator, index + 1)
}

function createCase(creator: SeedCreator, seed: SeedCase, index: number, anchor: number): StoredCase {
  const caseId = `case-${creator.index + 1}-${index + 1}`
  const at = (days: number) => anchor - days * DAY_MS
  const { owner, acts, captures, found } = seed
  const entry = (kind: StoredLogEntry['kind'], days: number, note = ''): StoredLogEntry => ({
    entryId: `${caseId}-${kind}-${days}`,
    at: at(days),
    userId: owner,
    kind,
    note,
  })
  const state = acts.reduce<DmcaState>((now, [act]) => nextDmcaState(now, act) ?? now, 'draft')
  const [, sinceDays = found] = acts.at(-1) ?? []
  return {
    caseId,
    url: `https://${seed.site}${seed.path}`,
    foundAt: at(found),
    language: seed.language,
    original: { title: seed.title, url: `https://passes.example/${creator.username}` },
    state,
    since: at(sinceDays),
    ownerId: owner,
    notice: null,
    signature: acts.length > 0 ? creator.displayName : null,
    evidence: Array.from({ length: captures }, (_, nth) => ({
      evidenceId: `${caseId}-evidence-${nth + 1}`,
      mediaId: pictureAt(creator, index * 12 + nth * 4 + 1),
      name: `capture-${nth + 1}.png`,
      sha256: fakeHash(ROLL.captureHash, creator.index, index, nth),
      capturedAt: at(found) + nth * 60_000,
      addedBy: owner,
    })),
    log: [entry('created', found), ...acts.map(([act, days, note]) => entry(act, days, note))].toReversed(),
  }
}

export const seedCases = (creator: SeedCreator, anchor: number): StoredCase[] =>
  SEED_CASES.map((seed, index) => createCase(creator, seed, index, anchor))
