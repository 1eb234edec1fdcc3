/** localStorage that never throws: private windows and full disks behave like an empty store. */
export const stored = {
  read(key: string): string | null {
    try {
      return localStorage.getItem(key)
    } catch {
      return null
    }
  },
  write(key: string, value: string | null) {
    try {
      if (value === null) localStorage.removeItem(key)
      else localStorage.setItem(key, value)
    } catch {
      // Nothing to tell: the choice holds for this window.
    }
  },
}
