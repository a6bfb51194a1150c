import { useState } from 'react'

import { serverNow } from '@/services/network/server-clock'

/** Time of mount, against which a form validates its dates. */
export const useMountTime = (): number => useState(serverNow)[0]
