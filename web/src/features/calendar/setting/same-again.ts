/** By id and version: the newer version in which the row is as it was in that one. */
const later = new Map<string, string>()
const keyOf = (id: string, version: string) => `${id} ${version}`

/** What came after a version of a row was undone, which made a new version with the same content. */
export const sameAgain = (id: string, version: string, now: string) =>
  later.set(keyOf(id, version), now)

/** The version under which a row is stored today, if nothing but undone changes came after the given one. */
export function versionNow(id: string, version: string): string {
  let now = version
  for (let next = later.get(keyOf(id, now)); next !== undefined; next = later.get(keyOf(id, now)))
    now = next
  return now
}

/** When nothing can be undone any more. */
export const forgetVersions = () => later.clear()
