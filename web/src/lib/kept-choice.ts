import { useSyncExternalStore } from 'react'
import { observableValue, type ObservableValue } from './observable-value.ts'
import { useSession } from './session.ts'
import { stored } from './stored.ts'

const choices = new Map<string, ObservableValue<string | null>>()

function choiceAt(key: string): ObservableValue<string | null> {
  const known = choices.get(key)
  if (known !== undefined) return known
  const choice = observableValue(stored.read(key))
  choices.set(key, choice)
  return choice
}

/**
 * What a person chose about how the app looks, kept in this browser: two people who share it do not change each other's.
 * @returns the choice, null until there is one, and how to make it
 */
export function useKeptChoice(name: string): [string | null, (next: string | null) => void] {
  const session = useSession()
  const person = session.status === 'signed-in' ? session.user.id : 'visitor'
  const key = `kryt.${name}.${person}`
  const choice = choiceAt(key)
  return [
    useSyncExternalStore(choice.subscribe, choice.get),
    (next) => {
      stored.write(key, next)
      choice.set(next)
    },
  ]
}
