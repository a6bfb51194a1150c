/** Share of a whole; null when the whole is 0. */
export const shareOf = (part: number, whole: number): number | null => (whole > 0 ? part / whole : null)

/** Revenue per reached fan in cents; null when it reached no one. */
export const revenuePerFan = ({ revenue, sent }: { revenue: number; sent: number }): number | null =>
  sent > 0 ? Math.round(revenue / sent) : null
