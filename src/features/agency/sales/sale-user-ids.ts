import type { Dispute, Sale } from '@/domain/money/sale'

/** The users whose names a sale shows. */
export const saleUserIds = ({ fanId, creatorId, userId }: Sale): string[] => [
  fanId,
  creatorId,
  ...(userId ? [userId] : []),
]

/** Also the one who claims it. */
export const disputeUserIds = ({ userId, sale }: Dispute): string[] => [userId, ...saleUserIds(sale)]
