import type * as v from 'valibot'

import type { NotesVersion } from '@/domain/notes-version'

import { anchorOf } from '../anchor'
import { DAY_MS, iso } from '../seed/calendar'
import type { SeedCreator } from '../seed/creators'
import type { World } from '../world'
import type { StoredVersion } from './people-state'

const KEPT = 50
/** Age of the seeded notes. */
const SEEDED_BEFORE_MS = 9 * DAY_MS
const SEEDED_BY = 'staff-03'

const seeded = (world: World, creator: SeedCreator): StoredVersion => ({
  versionId: `version-seed-${creator.index + 1}`,
  at: anchorOf(world) - SEEDED_BEFORE_MS,
  userId: SEEDED_BY,
  notes: creator.notes,
  detailedNotes: creator.detailedNotes,
})

/** Stores a version of the notes. */
export function keepVersion(
  world: World,
  creator: SeedCreator,
  text: Pick<StoredVersion, 'notes' | 'detailedNotes' | 'userId'>,
): void {
  const { notesVersions } = world.state
  const others = notesVersions[creator.userId] ?? []
  const last = others[0] ?? seeded(world, creator)
  if (last.notes === text.notes && last.detailedNotes === text.detailedNotes) return
  const version = { versionId: world.newId('version'), at: world.now(), ...text }
  notesVersions[creator.userId] = [version, ...others].slice(0, KEPT)
}

/** Versions of the notes, newest first. */
export const versionsOf = (world: World, creator: SeedCreator): v.InferInput<typeof NotesVersion>[] =>
  [...(world.state.notesVersions[creator.userId] ?? []), seeded(world, creator)].map((version) => ({
    ...version,
    at: iso(version.at),
  }))
