import type * as calls from '@/api/calls/chat/messages'

import type { Handlers } from '../bind-handlers'
import { channelHandlers } from './messages/channel-handlers'
import { labelHandlers } from './messages/label-handlers'
import { writingHandlers } from './messages/writing-handlers'
import type { World } from '../../state/world'

/** Handlers of conversations with fans (screens S10, S11). */
export const messagesHandlers = (world: World): Handlers<typeof calls> => ({
  ...channelHandlers(world),
  ...labelHandlers(world),
  ...writingHandlers(world),
})
