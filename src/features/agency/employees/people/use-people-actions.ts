import { useState } from 'react'

import type { Employee } from '@/domain/agency/employee'

import { useOpenParam } from '@/features/figures/url/use-open-param'
import type { Editing } from './cell-editor'
import { usePeopleChange } from './use-people-change'
import { type PersonActionRequest, usePersonActions } from '../../staff/use-person-actions'

export interface PeopleActions extends ReturnType<typeof usePeopleActions> {}

/** The person in the drawer, who stays even if they no longer match the filter. */
function useOpenedPerson() {
  const [openedId, setOpenedId] = useOpenParam('person')
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
export function usePeopleActions() {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const [editing, setEditing] = useState<Editing>()
  const person = useOpenedPerson()
  const [leaving, setLeaving] = useState<readonly Employee[]>()
  const [cancelling, setCancelling] = useState<PersonActionRequest>()
  const clear = () => {
    setSelected(new Set())
    setLeaving(undefined)
    setCancelling(undefined)
  }
  const change = usePeopleChange(clear)
  const act = usePersonActions(clear)
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
    ask: (asked: PersonActionRequest) => {
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
