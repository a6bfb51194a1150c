import { Country } from '@/domain/country'

import { call } from '../call'

/* Spec 7, other. */

/** Asks a foreign host; an answer without country or ip fails (spec 5). */
export const lookUpCountry = call({
  method: 'GET',
  path: '',
  response: Country,
  onError: 'throw',
  host: 'country',
})
