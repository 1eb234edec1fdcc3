/**
 * Makes something of an object once: the same for the same object, for as long as that is used. For what is never changed,
 * such as a question of a paper, of which a key stroke makes one anew and leaves the others.
 */
export function keptFor<Key extends object, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const kept = new WeakMap<Key, { value: Value }>()
  return (key) => {
    const known = kept.get(key) ?? { value: make(key) }
    kept.set(key, known)
    return known.value
  }
}
