import { AccountSettings } from '../settings/account-settings'

/** A screen without a URL: the drawer that the account menu and the palette open. */
export default AccountSettings
