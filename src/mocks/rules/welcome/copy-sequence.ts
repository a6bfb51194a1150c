import type * as v from 'valibot'

import type { WelcomeCopy } from '@/domain/welcome/welcome-message'
import { WELCOME_LIMITS } from '@/domain/welcome/welcome-rules'
import { isBlank } from '@/lib/text/blank'
import { foldText } from '@/lib/text/fold-text'

import { isNameTaken } from '../base/check-name'
import type { Account } from '../account/accounts'
import { findList, listsOf } from '../lists/stored-lists'
import { permissionsFor } from '../account/permissions'
import { creatorById, type SeedCreator } from '../../seed/creators'
import type { World } from '../../state/world'
import { saveSequence, sequencesOf } from './sequences'
import type { StoredSequence } from '../../state/stored-sequence'

type Copy = v.InferInput<typeof WelcomeCopy>

interface Original {
  account: Account
  creator: SeedCreator
  sequence: StoredSequence
}

/** A paused sequence of its own with the same rules: it has sent nothing. */
export function freshCopy(
  world: World,
  account: Account,
  sequence: StoredSequence,
  sequenceId: string,
  name: string,
): StoredSequence {
  const now = world.now()
  return {
    ...sequence,
    sequenceId,
    name,
    version: 1,
    state: 'paused',
    steps: sequence.steps.map((step) => ({ ...step, stepId: world.newId('welcome-step') })),
    createdAt: now,
    updatedAt: now,
    updatedById: account.userId,
    states: [{ from: now, state: 'paused' }],
    past: [],
  }
}

/** The list of the other creator with the same name. Undefined where there is none. */
function sameList(world: World, from: SeedCreator, to: SeedCreator, listId: string | null) {
  if (listId === null) return null
  const name = findList(world, from, listId)?.name
  if (name === undefined) return undefined
  return listsOf(world, to).find((list) => foldText(list.name) === foldText(name))?.listId
}

/** The media stay behind: they belong to one vault. What is left without a text is left out. */
const withoutMedia = ({ steps }: StoredSequence) =>
  steps
    .filter(({ text }) => !isBlank(text))
    .map((step) => ({
      ...step,
      lockText: null,
      mediaIds: [],
      previewMediaIds: [],
      price: 0,
      variants: step.variants.filter(({ text }) => !isBlank(text)).map((one) => ({ ...one, lockText: null })),
    }))

/** Copies a sequence to another creator of the person; says why where it can't. */
export function copyTo(world: World, { account, creator, sequence }: Original, creatorId: string): Copy {
  const target = creatorById(creatorId)
  const refused = (state: Copy['state']): Copy => ({
    creatorId,
    state,
    sequenceId: null,
    stepsWithoutMedia: 0,
    stepsLeftOut: 0,
  })
  const mayEdit = permissionsFor(world, account).welcomeMessages === 'edit'
  if (!target || target === creator || !mayEdit || !account.creatorIds.includes(creatorId))
    return refused('not_allowed')
  if (isNameTaken(sequence.name, sequencesOf(world, target))) return refused('name_taken')
  if (sequencesOf(world, target).length >= WELCOME_LIMITS.sequences) return refused('too_many')
  const listIn = (listId: string | null) => sameList(world, creator, target, listId)
  const [entryListId, listId, excludeListId] = [
    listIn(sequence.entryListId),
    listIn(sequence.audience.listId),
    listIn(sequence.audience.excludeListId),
  ]
  if (entryListId === undefined || listId === undefined || excludeListId === undefined)
    return refused('list_missing')
  const steps = withoutMedia(sequence)
  if (steps.length === 0 && sequence.steps.length > 0) return refused('media_missing')
  const sequenceId = world.newId(`sequence-${target.index + 1}-new`)
  const audience = { ...sequence.audience, listId, excludeListId }
  const original = { ...sequence, entryListId, audience, steps }
  saveSequence(world, target, freshCopy(world, account, original, sequenceId, sequence.name))
  return {
    creatorId,
    state: 'copied',
    sequenceId,
    stepsWithoutMedia: sequence.steps.filter(({ text, mediaIds }) => !isBlank(text) && mediaIds.length > 0)
      .length,
    stepsLeftOut: sequence.steps.length - steps.length,
  }
}
