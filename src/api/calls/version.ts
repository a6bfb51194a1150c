import { Version } from '@/domain/version'

import { call } from '../call'

/* Spec 7, other. */

export const getVersion = call({
  method: 'GET',
  path: '/api/version',
  response: Version,
  onError: 'throw',
})
