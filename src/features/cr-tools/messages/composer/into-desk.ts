import { type Returned, withReturned } from '../../returned'
import type { Desk } from './desk'

/** Restores a message to the composer, before newer content. */
export function intoDesk(desk: Desk, returned: Returned): void {
  desk.change(withReturned(returned, desk.read()))
  desk.focus()
}
