import { href, type StaticRouteName } from './routes'

/** The address of a page with a search part, which the page reads from the URL. */
export const hrefWith = (page: StaticRouteName, search: Readonly<Record<string, string>>): string =>
  `${href(page)}?${new URLSearchParams(search).toString()}`
