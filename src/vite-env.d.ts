/// <reference types="vite/client" />

/** The version of package.json, put in by vite.config.ts. */
declare const __PACKAGE_VERSION__: string
/** Changes with the content of any language file; put in by vite.config.ts. */
declare const __LOCALES_VERSION__: string

interface ImportMetaEnv {
  readonly VITE_API_BASE_URL?: string
  readonly VITE_API_MOCKING?: string
  readonly VITE_TOKEN_ISSUER_PREFIX?: string
  readonly VITE_SUPPORT_EMAIL?: string
  readonly VITE_COUNTRY_LOOKUP_URL?: string
  readonly VITE_SENTRY_DSN?: string
  readonly VITE_FRAUD_BEACON_URL?: string
  readonly VITE_PUSH_PUBLIC_KEY?: string
  readonly VITE_MOBILE_WEB_VIEW?: string
  readonly VITE_APP_VERSION?: string
  readonly VITE_APP_NAME?: string
}
