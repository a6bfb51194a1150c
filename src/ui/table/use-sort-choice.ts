import { type Column, sortChoices } from './table-column'
import type { SortChange } from './table-sort'

/** What a select of the order offers, and its change by column. */
export function useSortChoice<Row>(columns: readonly Column<Row>[], onSort: (change: SortChange) => void) {
  const choices = sortChoices(columns)
  const choose = (id: string) => {
    const choice = choices.find(({ value }) => value === id)
    if (choice) onSort(choice.change)
  }
  return { choices, choose }
}
