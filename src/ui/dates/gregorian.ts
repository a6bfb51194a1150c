import { GregorianCalendar } from '@internationalized/date'

/** The calendar of all eight languages; the library's own choice brings twelve more. */
export const gregorian = () => new GregorianCalendar()
