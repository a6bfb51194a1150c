import { GregorianCalendar } from '@internationalized/date'

/** All eight languages use this calendar; the library's default bundles twelve more. */
export const gregorian = () => new GregorianCalendar()
