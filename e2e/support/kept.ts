import { expect, type Page } from '@playwright/test'

/** What is stored of the answers that this person has read. */
export const keptData = async (page: Page) =>
  page.evaluate(async () => {
    const cache = await caches.open('kryt-data')
    const answers = await Promise.all((await cache.keys()).map(async (key) => cache.match(key)))
    return (await Promise.all(answers.map(async (answer) => answer?.text()))).join()
  })

/** Waits until all files that this page has loaded are stored, and an answer with these words. */
export async function waitUntilKept(page: Page, words: string) {
  await expect.poll(async () => keptData(page), { timeout: 30_000 }).toContain(words)
  await expect
    .poll(
      async () =>
        page.evaluate(async () => {
          await navigator.serviceWorker.ready
          const loaded = performance
            .getEntriesByType('resource')
            .filter(({ name }) => name.startsWith(`${location.origin}/assets/`))
          const found = await Promise.all(
            loaded.map(async ({ name }) => caches.match(name, { ignoreVary: true })),
          )
          return loaded.filter((_, index) => found[index] === undefined).map(({ name }) => name)
        }),
      { timeout: 30_000 },
    )
    .toEqual([])
}
