import type * as v from 'valibot'

import type { ParsedRequestOf, WireResponseOf } from '@/api/call'
import type { searchAgency as call } from '@/api/calls/agency/agency'
import {
  type AgencyCreatorSearchResult,
  type PersonSearchResult,
  SEARCH_ROWS,
  SEARCH_ROWS_MAX,
  SEARCH_TEXT_MAX,
} from '@/domain/agency/agency-search'
import { containsWords, matchRank } from '@/lib/text/fold-text'
import { rankOf } from '@/domain/agency/employee'

import type { Account } from '../account/accounts'
import { invalidField } from '../base/refusal'
import type { SeedCreator } from '../../seed/creators'
import type { World } from '../../state/world'
import { allCreators, assignableCreatorsOf, creatorStateNow } from '../creators/agency-creators'
import { allPeople, type Person } from '../account/person'
import { maySee, RANK } from '../account/ranks'

function bestMatches<Row>(
  rows: readonly Row[],
  namesOf: (row: Row) => readonly string[],
  { text, limit = SEARCH_ROWS }: { text: string; limit?: number | undefined },
): Row[] {
  return rows
    .map((row) => ({ row, names: namesOf(row) }))
    .filter(({ names }) => containsWords(names.join('\n'), text))
    .map(({ row, names }) => ({ row, name: names[0] ?? '', rank: matchRank(names[0] ?? '', text) }))
    .toSorted((a, b) => a.rank - b.rank || a.name.localeCompare(b.name))
    .slice(0, Math.min(limit, SEARCH_ROWS_MAX))
    .map(({ row }) => row)
}

const namesOfPerson = ({ displayName, legalFullName, username, email }: Person): string[] => [
  displayName || legalFullName || email,
  legalFullName,
  username,
  email,
]

const foundPerson = (person: Person): v.InferInput<typeof PersonSearchResult> => ({
  userId: person.userId,
  displayName: person.displayName || person.legalFullName,
  username: person.username,
  email: person.email,
  roles: [...person.roles] as never[], // the panel may set unknown roles, as a server might
  status: person.status,
})

/** Account managers and higher ranks see every creator, chatters their own. */
const visibleCreators = (world: World, caller: Account): readonly SeedCreator[] =>
  rankOf(caller.roles) >= RANK.accountManager ? allCreators(world) : assignableCreatorsOf(world, caller)

/** What the client may see of the agency, searched by name (screens S22). */
export function searchAgency(
  world: World,
  caller: Account,
  { kinds, ...asked }: ParsedRequestOf<typeof call>,
): WireResponseOf<typeof call> {
  if (asked.text.length > SEARCH_TEXT_MAX) throw invalidField('text', 'text_too_long')
  const isReader = rankOf(caller.roles) >= RANK.accountManager
  const seenPeople =
    isReader && kinds.includes('people')
      ? allPeople(world).filter((person) => maySee(world, caller, person))
      : []
  const creators = (kinds.includes('creators') ? visibleCreators(world, caller) : []).map((creator) => ({
    creatorId: creator.userId,
    displayName: creator.displayName,
    username: creator.username,
    ...creatorStateNow(world, creator),
  })) satisfies v.InferInput<typeof AgencyCreatorSearchResult>[]
  return {
    people: bestMatches(seenPeople, namesOfPerson, asked).map(foundPerson),
    creators: bestMatches(
      creators,
      ({ name, displayName, username }) => [name ?? displayName, displayName, username],
      asked,
    ),
  }
}
