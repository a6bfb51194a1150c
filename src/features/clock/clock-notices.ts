import * as v from 'valibot'

import { userValue } from '@/services/storage/user-value'

/** The id of the closed log whose notice the user dismissed. */
export const dismissedLog = userValue('dismissedLog', v.string())

/** When the user last saw the off-duty reminder, in ms; another tab's reminder counts. */
export const offDutyReminded = userValue('offDutyReminded', v.number())
