/** The time zone of this device. */
export const deviceTimeZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone
