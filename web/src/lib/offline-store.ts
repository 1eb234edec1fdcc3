/** What belongs to one person: the last answers of the server, and the pictures that were seen (service-worker.ts). */
const data = 'kryt-data'
const paperPictures = 'kryt-paper-pictures'
const personal = [data, 'kryt-pictures', paperPictures]

/** Higher when what is kept can no longer be read. */
const format = 1

const keyOf = (userId: string) => `/offline/${String(format)}/${encodeURIComponent(userId)}`

/** Not there where the page was not opened safely, and in some private windows: then nothing is kept. */
const available = () => 'caches' in globalThis

/** Keeps text for one person in this browser. Storage that is full or forbidden only means that nothing is kept. */
export const offlineStore = {
  async read(userId: string): Promise<string | null> {
    if (!available()) return null
    try {
      const kept = await (await caches.open(data)).match(keyOf(userId))
      return kept === undefined ? null : await kept.text()
    } catch {
      return null
    }
  },
  async write(userId: string, text: string): Promise<void> {
    if (!available()) return
    try {
      await (await caches.open(data)).put(keyOf(userId), new Response(text))
    } catch {
      // See above.
    }
  },
  /** A picture that the service worker has kept, by its address without a signature. */
  async picture(address: string): Promise<Blob | null> {
    if (!available()) return null
    try {
      const kept = await (await caches.open(paperPictures)).match(address, { ignoreVary: true })
      return kept === undefined ? null : await kept.blob()
    } catch {
      return null
    }
  },
  /** Everything of everybody. */
  async forget(): Promise<void> {
    if (!available()) return
    await Promise.all(personal.map(async (name) => caches.delete(name))).catch(() => undefined)
  },
  /** For a browser that somebody else used last, and whose session ended without a sign-out. */
  async forgetOthers(userId: string): Promise<void> {
    if (!available()) return
    try {
      // Whose the pictures are is not known then.
      if (!(await caches.has(data))) {
        await caches.delete(paperPictures)
        return
      }
      const kept = await (await caches.open(data)).keys()
      if (kept.some(({ url }) => new URL(url).pathname !== keyOf(userId)))
        await offlineStore.forget()
    } catch {
      // See above.
    }
  },
}
