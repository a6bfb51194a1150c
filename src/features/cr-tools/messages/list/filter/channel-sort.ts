import * as v from 'valibot'

import { CHANNEL_SORTS } from '@/domain/chat/channel'
import { userValue } from '@/services/storage/user-value'

/** The user's last sort order of conversations (screens S10). */
export const channelSort = userValue('channelSort', v.picklist(CHANNEL_SORTS))
