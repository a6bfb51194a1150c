import { useState } from 'react'

import type { Employee } from '@/domain/employee'

import { useOpened } from '@/features/figures/use-opened'
import type { Editing } from './parts/cell-editor'
import { useChange } from './use-change'
import { type Asked, usePersonActs } from './use-person-acts'

export interface PeopleActs extends ReturnType<typeof usePeopleActs> {}

/** The person in the drawer, who stays even if they no longer match the filter. */
function useOpenedPerson() {
  const [openedId, setOpenedId] = useOpened('person')
  const [known, setKnown] = useState<Employee>()
  return {
    isOpen: openedId !== null,
    openedOf: (people: readonly Employee[]) =>
      [...people, known].find((person) => person !== undefined && person.userId === openedId),
    setOpened: (person: Employee | undefined) => {
      setKnown(person)
      setOpenedId(person?.userId ?? null)
    },
  }
}

/** The selection, and the running action with its people. */
export function usePeopleActs() {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const [editing, setEditing] = useState<Editing>()
  const person = useOpenedPerson()
  const [leaving, setLeaving] = useState<readonly Employee[]>()
  const [cancelling, setCancelling] = useState<Asked>()
  const clear = () => {
    setSelected(new Set())
    setLeaving(undefined)
    setCancelling(undefined)
  }
  const change = useChange(clear)
  const act = usePersonActs(clear)
  return {
    selected,
    setSelected,
    editing,
    setEditing,
    ...person,
    leaving,
    setLeaving,
    cancelling,
    setCancelling,
    clear,
    change,
    act,
    ask: (asked: Asked) => {
      act.reset()
      if (asked.act === 'cancel') setCancelling(asked)
      else
        act.mutate(asked, {
          // A reactivated person moves to another tab.
          onSuccess: () => asked.act === 'reactivate' && person.setOpened(undefined),
        })
    },
  }
}
