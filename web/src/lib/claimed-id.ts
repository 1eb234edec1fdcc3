/** The ids that this page writes under; they stay its own until it is closed or loaded anew. */
const mine = new Set<string>()

/**
 * Claims the id of a new row for this page. A window that was duplicated brings the id along, and two pages that wrote
 * under one id would overwrite each other.
 * @returns whether it is this page's own; true where the browser has no locks
 */
export async function claimId(id: string): Promise<boolean> {
  if (mine.has(id) || typeof navigator === 'undefined' || !('locks' in navigator)) return true
  return new Promise((resolve) => {
    const claimed = navigator.locks.request(
      `kryt.row.${id}`,
      { ifAvailable: true },
      async (lock) => {
        if (lock === null) {
          resolve(false)
          return
        }
        mine.add(id)
        resolve(true)
        // The browser gives it up with the page.
        await new Promise(() => undefined)
      },
    )
    // Forbidden, as in a page without an origin: then there is no second window to fear.
    claimed.catch(() => resolve(true))
  })
}
