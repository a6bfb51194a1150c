import type { QueryClient } from '@tanstack/react-query'

import {
  getPerformance,
  getStatement,
  listDisputes,
  listSales,
  listStatements,
} from '@/api/calls/agency/performance'

/** Invalidates sales, figures and statements after a credit changes. */
export async function invalidateSales(client: QueryClient): Promise<void> {
  const paths = [
    listSales.path,
    listDisputes.path,
    getPerformance.path,
    listStatements.path,
    getStatement.path,
  ]
  await Promise.all(paths.map((path) => client.invalidateQueries({ queryKey: [path] })))
}
