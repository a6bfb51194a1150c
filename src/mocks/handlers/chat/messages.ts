import * as calls from '@/api/calls/chat/messages'

import { serveTool } from '../bind-handlers'
import { playDue } from '../../rules/simulation/play-due'
import { channelHandlers } from './messages/channel-handlers'
import { labelHandlers } from './messages/label-handlers'
import { writingHandlers } from './messages/writing-handlers'

const ACCESS = {
  tool: 'messages',
  viewers: ['reportMessage', 'markRead', 'translateText'],
  before: playDue,
} as const

/** Handlers of conversations with fans (screens S10, S11). */
export const messages = serveTool(calls, ACCESS, {
  ...channelHandlers,
  ...labelHandlers,
  ...writingHandlers,
})
