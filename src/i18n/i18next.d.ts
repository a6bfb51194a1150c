import type analytics from '../../locales/en/analytics.json'
import type auth from '../../locales/en/auth.json'
import type be_errors from '../../locales/en/be_errors.json'
import type calendar from '../../locales/en/calendar.json'
import type charity from '../../locales/en/charity.json'
import type common from '../../locales/en/common.json'
import type countries from '../../locales/en/countries.json'
import type global from '../../locales/en/global.json'
import type home from '../../locales/en/home.json'
import type integrations from '../../locales/en/integrations.json'
import type ios from '../../locales/en/ios.json'
import type lists from '../../locales/en/lists.json'
import type marketplace from '../../locales/en/marketplace.json'
import type pintura from '../../locales/en/pintura.json'
import type profile from '../../locales/en/profile.json'
import type settings from '../../locales/en/settings.json'
import type toasts from '../../locales/en/toasts.json'
import type tools from '../../locales/en/tools.json'

/** Every key is typed from the English files: an unknown key does not compile. */
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'global'
    returnNull: false
    resources: {
      analytics: typeof analytics
      auth: typeof auth
      be_errors: typeof be_errors
      calendar: typeof calendar
      charity: typeof charity
      common: typeof common
      countries: typeof countries
      global: typeof global
      home: typeof home
      integrations: typeof integrations
      ios: typeof ios
      lists: typeof lists
      marketplace: typeof marketplace
      pintura: typeof pintura
      profile: typeof profile
      settings: typeof settings
      toasts: typeof toasts
      tools: typeof tools
    }
  }
}
