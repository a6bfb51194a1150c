/** Build-time settings, documented in `.env.example`. */
const text = (value: string | undefined, fallback: string): string => value?.trim() || fallback

export const env = {
  apiBaseUrl: text(import.meta.env.VITE_API_BASE_URL, ''),
  tokenIssuerPrefix: text(import.meta.env.VITE_TOKEN_ISSUER_PREFIX, 'https://auth.console.example/'),
  supportEmail: text(import.meta.env.VITE_SUPPORT_EMAIL, 'support@console.example'),
  countryLookupUrl: text(import.meta.env.VITE_COUNTRY_LOOKUP_URL, ''),
  sentryDsn: text(import.meta.env.VITE_SENTRY_DSN, ''),
  fraudBeaconUrl: text(import.meta.env.VITE_FRAUD_BEACON_URL, ''),
  pushPublicKey: text(import.meta.env.VITE_PUSH_PUBLIC_KEY, ''),
  /** Only builds have it: the embedded mock's worker has its place. */
  hasOfflineWorker: import.meta.env.PROD && import.meta.env.VITE_API_MOCKING !== 'on',
  isMobileWebView: text(import.meta.env.VITE_MOBILE_WEB_VIEW, 'false') === 'true',
  appVersion: text(import.meta.env.VITE_APP_VERSION, __PACKAGE_VERSION__),
  appName: text(import.meta.env.VITE_APP_NAME, 'Agency Console'),
} as const
