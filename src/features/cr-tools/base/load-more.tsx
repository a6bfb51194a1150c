import type { UseInfiniteQueryResult } from '@tanstack/react-query'

import { Button, type ButtonProps } from '@/ui/button'

interface LoadMoreProps extends Omit<ButtonProps, 'busy' | 'onClick'> {
  of: Pick<UseInfiniteQueryResult, 'hasNextPage' | 'isFetchingNextPage' | 'fetchNextPage'>
}

/** Button that loads the next page of a list, while there is one. */
export const LoadMore = ({ of, ...button }: LoadMoreProps) =>
  of.hasNextPage && (
    <Button {...button} busy={of.isFetchingNextPage} onClick={() => void of.fetchNextPage()} />
  )
