import { formatNumber } from '@/i18n/format'

/** In the megabytes of the limits for uploads. */
export const formatMegabytes = (bytes: number, digits = 0): string =>
  formatNumber(bytes / 2 ** 20, { style: 'unit', unit: 'megabyte', maximumFractionDigits: digits })
