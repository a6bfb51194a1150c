import type * as v from 'valibot'

import type { ParsedRequestOf, WireAnswerOf } from '@/api/call'
import type { searchAgency as call } from '@/api/calls/agency'
import {
  type FoundCreator,
  type FoundPerson,
  SEARCH_ROWS,
  SEARCH_ROWS_MAX,
  SEARCH_TEXT_MAX,
} from '@/domain/agency-search'
import { hasWords, matchRank } from '@/lib/folded'

import type { Account } from '../accounts'
import { unfit } from '../refusal'
import type { SeedCreator } from '../seed/creators'
import type { World } from '../world'
import { allCreators, creatorsOf, standingNow } from './creator-now'
import { peopleOf, type Person } from './person'
import { maySee, RANK, rankOf } from './ranks'

function best<Row>(
  rows: readonly Row[],
  namesOf: (row: Row) => readonly string[],
  { text, limit = SEARCH_ROWS }: { text: string; limit?: number | undefined },
): Row[] {
  return rows
    .map((row) => ({ row, names: namesOf(row) }))
    .filter(({ names }) => hasWords(names.join('\n'), text))
    .map(({ row, names }) => ({ row, name: names[0] ?? '', rank: matchRank(names[0] ?? '', text) }))
    .toSorted((one, other) => one.rank - other.rank || one.name.localeCompare(other.name))
    .slice(0, Math.min(limit, SEARCH_ROWS_MAX))
    .map(({ row }) => row)
}

const namesOfPerson = ({ displayName, legalFullName, username, email }: Person): string[] => [
  displayName || legalFullName || email,
  legalFullName,
  username,
  email,
]

const foundPerson = (person: Person): v.InferInput<typeof FoundPerson> => ({
  userId: person.userId,
  displayName: person.displayName || person.legalFullName,
  username: person.username,
  email: person.email,
  roles: [...person.roles] as never[], // the panel may set unknown roles, as a server might
  status: person.status,
})

/** Account managers and higher ranks see every creator, chatters their own. */
const seenCreators = (world: World, asker: Account): readonly SeedCreator[] =>
  rankOf(asker.roles) >= RANK.accountManager ? allCreators(world) : creatorsOf(world, asker)

/** What the client may see of the agency, searched by name (screens S22). */
export function searchAgency(
  world: World,
  asker: Account,
  { kinds, ...asked }: ParsedRequestOf<typeof call>,
): WireAnswerOf<typeof call> {
  if (asked.text.length > SEARCH_TEXT_MAX) throw unfit('text', 'text_too_long')
  const isReader = rankOf(asker.roles) >= RANK.accountManager
  const seenPeople =
    isReader && kinds.includes('people')
      ? peopleOf(world).filter((person) => maySee(world, asker, person))
      : []
  const creators = (kinds.includes('creators') ? seenCreators(world, asker) : []).map((creator) => ({
    creatorId: creator.userId,
    displayName: creator.displayName,
    username: creator.username,
    ...standingNow(world, creator),
  })) satisfies v.InferInput<typeof FoundCreator>[]
  return {
    people: best(seenPeople, namesOfPerson, asked).map(foundPerson),
    creators: best(
      creators,
      ({ name, displayName, username }) => [name ?? displayName, displayName, username],
      asked,
    ),
  }
}
