import { isUuid } from '@/lib/uuid.ts'

const base = '00000000-0000-4000-8000-000000000000'
const room = 2n ** 48n

/**
 * The id a number of places after another. One new id in an action thus gives ids to a whole copied question, and the
 * reducer stays pure.
 */
export function idAfter(id: string, places: number): string {
  // Other ids than the editor's may have been stored.
  const known: boolean = isUuid(id)
  if (!known) return `${id}-${places}`
  const last = BigInt(`0x${id.slice(-12)}`)
  return `${id.slice(0, -12)}${((last + BigInt(places)) % room).toString(16).padStart(12, '0')}`
}

/**
 * Ids for what was stored without: by place, so that whoever opens the same version elsewhere gives the same ids and two
 * versions can be compared. One that came twice is replaced.
 */
export function givenIds() {
  const used = new Set<string>()
  let place = 0
  return (stored: string | null | undefined): string => {
    let id = stored ?? ''
    while (id === '' || used.has(id)) {
      place += 1
      id = idAfter(base, place)
    }
    used.add(id)
    return id
  }
}
