import { Version } from '@/domain/page/version'

import { call } from '../../call'

/* A call of requirements 7, other. */

export const getVersion = call({
  method: 'GET',
  path: '/api/version',
  response: Version,
})
