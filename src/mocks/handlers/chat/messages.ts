import * as calls from '@/api/calls/chat/messages'

import { serve } from '../bind-handlers'
import { channelHandlers } from './messages/channel-handlers'
import { labelHandlers } from './messages/label-handlers'
import { writingHandlers } from './messages/writing-handlers'

/** Handlers of conversations with fans (screens S10, S11). */
export const messages = serve(calls, {
  ...channelHandlers,
  ...labelHandlers,
  ...writingHandlers,
})
