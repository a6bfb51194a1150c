import type { Call, WireResponseOf } from '@/api/call'

import { bearerOf } from '../rules/account/tokens'
import { digestOf } from '../rules/base/digest-of'
import { Refusal, type RefusalKey } from '../rules/base/refusal'
import type { World } from '../state/world'
import type { Handler, HandlerContext } from './bind-handlers'

const MAX_ANSWERS = 500

/**
 * Runs a write once per caller, call and `clientId`: a repeat gets the first answer (screens S0). Throws 409
 * when the repeat has other contents, which that answer would claim to have saved.
 */
export async function runOnce<Answer>(
  world: World,
  { request, call }: Pick<HandlerContext<Call>, 'request' | 'call'>,
  contents: { clientId: string },
  work: () => Answer | Promise<Answer>,
  changedKey: RefusalKey = 'saved_before',
): Promise<Answer> {
  const { firstAnswers } = world.state
  const { sub, creatorId } = bearerOf(request) ?? {}
  const key = [sub, creatorId, call.method, call.path, contents.clientId].join(' ')
  const asked = digestOf(JSON.stringify(contents))
  const first = firstAnswers[key]
  if (first) {
    if (first.asked !== asked) throw new Refusal(409, changedKey)
    return first.answer as Answer // stored by the same call
  }
  const answer = await work()
  firstAnswers[key] = { asked, answer }
  for (const old of Object.keys(firstAnswers).slice(0, -MAX_ANSWERS)) delete firstAnswers[old]
  return answer
}

/** A handler whose whole call runs once per `clientId`. */
export const once =
  <C extends Call, More>(handler: Handler<C, More>, changedKey?: RefusalKey): Handler<C, More> =>
  (asked) =>
    // Only calls whose request has a clientId are wrapped.
    runOnce<WireResponseOf<C>>(
      asked.world,
      asked,
      asked.body as unknown as { clientId: string },
      () => handler(asked),
      changedKey,
    )
