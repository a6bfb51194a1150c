import { AccountSettings } from '../parts/account-settings'

/** A screen without an address: the drawer that the account menu and the palette open. */
export default AccountSettings
