/** A part of those it reached; of nobody there is none. */
export const partOf = (part: number, whole: number): number | null => (whole > 0 ? part / whole : null)

/** What it earned for each fan it reached, in cents; of nobody there is none. */
export const perFanOf = ({ revenue, sent }: { revenue: number; sent: number }): number | null =>
  sent > 0 ? Math.round(revenue / sent) : null
