import * as calls from '@/api/calls/chat/scripts'
import { MESSAGE_MAX_CHARACTERS, SCRIPT_MAX_STEPS, SCRIPT_NAME_MAX_LENGTH } from '@/config/tool-limits'
import { unescapeScript } from '@/domain/chat/script-variables'
import { isBlank } from '@/lib/text/blank'

import type { Viewer } from '../../rules/account/viewer'
import { anchorOf } from '../../state/anchor'
import { populationFan } from '../../seed/fans/population-fan'
import { conversationWithFan } from '../../rules/fan/fan-purchases'
import { sentStepsIn } from '../../rules/fan/sent-script-steps'
import { serveTool } from '../bind-handlers'
import { once } from '../once'
import { mediaIn } from '../../rules/media/media-in'
import { areOwnMedia } from '../../rules/media/own-media'
import { isPriceAllowed } from '../../rules/creators/allowed-price'
import { checkName } from '../../rules/base/check-name'
import { notFound, invalidField, orNotFound, Refusal } from '../../rules/base/refusal'
import type { SeedCreator } from '../../seed/creators'
import { scriptsOf } from '../../rules/threads/scripts'
import { fanIndexOf } from '../../seed/fans/fan-facts'
import { fanById } from '../../seed/fans/fans'
import { scriptFolders, seedScriptStats, type WireScript } from '../../seed/vault/scripts'
import { changedChannels } from '../../rules/threads/derived-threads'
import { findConversation, idAt } from '../../rules/threads/conversation'
import type { World } from '../../state/world'

/** Throws 422 unless the script can be sent. */
function checkScript(
  world: World,
  viewer: Viewer,
  { name, folderId, steps }: Pick<WireScript, 'name' | 'folderId' | 'steps'>,
): void {
  const { creator } = viewer
  checkName(name, { max: SCRIPT_NAME_MAX_LENGTH })
  if (folderId !== null && !scriptFolders(creator).some((folder) => folder.folderId === folderId)) {
    throw invalidField('folderId', 'not_found')
  }
  if (steps.length === 0) throw invalidField('steps', 'field_missing')
  if (steps.length > SCRIPT_MAX_STEPS) throw invalidField('steps', 'too_many')
  for (const step of steps) {
    if (!step) continue
    const { text, mediaIds, price } = step
    if (isBlank(text) && !mediaIds?.length) throw invalidField('steps', 'field_missing')
    if (unescapeScript(text).length > MESSAGE_MAX_CHARACTERS) throw invalidField('steps', 'text_too_long')
    const ids = mediaIds?.flatMap((id) => id ?? []) ?? []
    if (!areOwnMedia(world, creator, ids)) throw invalidField('steps', 'media_unknown')
    if (!isPriceAllowed(world, viewer, ids, price ?? 0)) throw invalidField('steps', 'price_unfit')
  }
}

/** A script's sends and revenue since the world was created. */
function statsSince(world: World, creator: SeedCreator, scriptId: string) {
  const stats = { used: 0, bought: 0, revenue: 0 }
  for (const channelId of changedChannels(world, creator.index)) {
    const conversation = findConversation(world, creator, channelId)
    conversation?.change?.added.forEach((message, nth) => {
      if (message.scriptId !== scriptId) return
      stats.used += 1
      const id = idAt(conversation, conversation.seed.messageCount + nth)
      if (conversation.change?.changes[id]?.boughtAt === undefined) return
      stats.bought += 1
      stats.revenue += message.price ?? 0
    })
  }
  return stats
}

/** Handlers of scripts (screens S11). */
export const scripts = serveTool(calls, 'messages', {
  listScripts: ({ world, body, viewer: { creator } }) => {
    const query = body.query.trim().toLowerCase()
    const doesHold = ({ name, steps }: WireScript) =>
      [name, ...steps.map((step) => step?.text ?? '')].some((text) => text.toLowerCase().includes(query))
    const data = scriptsOf(world, creator).filter(
      (script) => (body.folderId == null || script.folderId === body.folderId) && doesHold(script),
    )
    const ids = new Set(data.flatMap(({ steps }) => steps.flatMap((step) => step?.mediaIds ?? [])))
    const media = [...ids].flatMap((mediaId) => (mediaId === null ? [] : (mediaIn(world, mediaId) ?? [])))
    return { data, folders: scriptFolders(creator), media }
  },
  saveScript: once(({ world, body, viewer }) => {
    const { creator } = viewer
    checkScript(world, viewer, body)
    const before = scriptsOf(world, creator).find(({ scriptId }) => scriptId === body.scriptId)
    if (body.scriptId !== undefined && !before) throw notFound()
    if (before && before.version !== body.version) throw new Refusal(409, 'stale_update')
    const { name, folderId, language, steps } = body
    const script = {
      scriptId: body.scriptId ?? world.newId('script'),
      version: (before?.version ?? 0) + 1,
      name,
      folderId,
      language,
      steps,
    }
    world.state.scripts[creator.userId] = {
      ...world.state.scripts[creator.userId],
      [script.scriptId]: script,
    }
    return script
  }),
  deleteScript: ({ world, body, viewer: { creator } }) => {
    if (!scriptsOf(world, creator).some(({ scriptId }) => scriptId === body.scriptId)) throw notFound()
    world.state.scripts[creator.userId] = { ...world.state.scripts[creator.userId], [body.scriptId]: null }
  },
  getScriptStats: ({ world, body, viewer: { creator, permissions } }) => {
    if (!scriptsOf(world, creator).some(({ scriptId }) => scriptId === body.scriptId)) throw notFound()
    const before = seedScriptStats(creator, body.scriptId)
    const since = statsSince(world, creator, body.scriptId)
    return {
      used: before.used + since.used,
      bought: before.bought + since.bought,
      revenue: permissions.canSeeSpend ? before.revenue + since.revenue : null,
    }
  },
  listSentSteps: ({ world, body, viewer: { creator } }) => {
    const fan = orNotFound(fanById(body.userId))
    const conversation = conversationWithFan(
      world,
      creator,
      populationFan(creator, fanIndexOf(fan), anchorOf(world)),
    )
    return { data: conversation ? sentStepsIn(conversation) : [] }
  },
})
