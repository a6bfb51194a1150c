import type * as v from 'valibot'

import type { NotesVersion } from '@/domain/agency/notes-version'

import { anchorOf } from '../../state/anchor'
import { DAY_MS, iso } from '../../seed/calendar'
import type { SeedCreator } from '../../seed/creators'
import type { World } from '../../state/world'
import type { StoredVersion } from '../../state/people-state'

const MAX_VERSIONS = 50
/** Age of the seeded notes. */
const SEEDED_BEFORE_MS = 9 * DAY_MS
const SEEDED_BY = 'staff-03'

const seededVersions = (world: World, creator: SeedCreator): StoredVersion => ({
  versionId: `version-seed-${creator.index + 1}`,
  at: anchorOf(world) - SEEDED_BEFORE_MS,
  userId: SEEDED_BY,
  notes: creator.notes,
  detailedNotes: creator.detailedNotes,
})

/** Stores a version of the notes. */
export function storeNotesVersion(
  world: World,
  creator: SeedCreator,
  text: Pick<StoredVersion, 'notes' | 'detailedNotes' | 'userId'>,
): void {
  const { notesVersions } = world.state
  const others = notesVersions[creator.userId] ?? []
  const last = others[0] ?? seededVersions(world, creator)
  if (last.notes === text.notes && last.detailedNotes === text.detailedNotes) return
  const version = { versionId: world.newId('version'), at: world.now(), ...text }
  notesVersions[creator.userId] = [version, ...others].slice(0, MAX_VERSIONS)
}

/** Versions of the notes, newest first. */
export const notesVersionsOf = (world: World, creator: SeedCreator): v.InferInput<typeof NotesVersion>[] =>
  [...(world.state.notesVersions[creator.userId] ?? []), seededVersions(world, creator)].map((version) => ({
    ...version,
    at: iso(version.at),
  }))
