import type * as calls from '@/api/calls/chat/messages'

import type { Handlers } from '../bind-handlers'
import { channelHandlers } from '../threads/channel-handlers'
import { labelHandlers } from '../threads/label-handlers'
import { writingHandlers } from '../threads/writing-handlers'
import type { World } from '../../state/world'

/** Handlers of conversations with fans (screens S10, S11). */
export const messagesHandlers = (world: World): Handlers<typeof calls> => ({
  ...channelHandlers(world),
  ...labelHandlers(world),
  ...writingHandlers(world),
})
