import { Country } from '@/domain/region/country'

import { call } from '../../call'

/* A call of requirements 7, other. */

/** Calls a foreign host; a response without country or ip fails (requirements 5). */
export const lookUpCountry = call({
  method: 'GET',
  path: '',
  response: Country,
  host: 'country',
})
