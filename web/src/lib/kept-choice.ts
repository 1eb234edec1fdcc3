import { useSyncExternalStore } from 'react'
import { observableValue, type ObservableValue } from './observable-value.ts'
import { useSession } from './session.ts'
import { stored } from './stored.ts'

/** By the name in the browser's storage. Where the browser keeps nothing, choices hold for this window. */
const choices = new Map<string, ObservableValue<string | null>>()

function choiceAt(key: string): ObservableValue<string | null> {
  const known = choices.get(key)
  if (known !== undefined) return known
  const choice = observableValue(stored.read(key))
  choices.set(key, choice)
  return choice
}

/**
 * What a person chose about how the app looks. It is kept in this browser, and two people who share the browser do not
 * change each other's choices.
 * @returns the choice, null until there is one, and how to change it from what it is at that moment
 */
export function useKeptChoice(
  name: string,
): [string | null, (next: (now: string | null) => string | null) => void] {
  const session = useSession()
  const person = session.status === 'signed-in' ? session.user.id : 'visitor'
  const key = `kryt.${name}.${person}`
  const choice = choiceAt(key)
  return [
    useSyncExternalStore(choice.subscribe, choice.get),
    (next) => {
      const chosen = next(choice.get())
      stored.write(key, chosen)
      choice.set(chosen)
    },
  ]
}
