import { type Returned, withReturned } from '../../returned'
import type { Desk } from './desk'

/** Puts a message that was taken back onto the desk, before what was written there since. */
export function intoDesk(desk: Desk, returned: Returned): void {
  desk.change(withReturned(returned, desk.read()))
  desk.focus()
}
