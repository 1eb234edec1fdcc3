import type { Browser } from '@playwright/test'
import { nameOf, type Look } from './looks.ts'
import { photograph } from './photograph.ts'
import type { Scene } from './scene.ts'
import { visit } from './visit.ts'

export const say = (line: string) => process.stdout.write(`${line}\n`)

interface Pictures {
  pathOf: (scene: Scene, look: Look) => string
  failedPathOf: (scene: Scene, look: Look) => string
}

/** Photographs a scene in several looks of one width and language, in one visit. @returns whether all succeeded */
export async function take(
  browser: Browser,
  scene: Scene,
  sameVisit: Look[],
  { pathOf, failedPathOf }: Pictures,
): Promise<boolean> {
  const [first] = sameVisit
  if (first === undefined) return true
  const { page, problem } = await visit(browser, scene, first)
  try {
    if (problem !== null) {
      const path = failedPathOf(scene, first)
      await page.screenshot({ path })
      say(`${scene.name} ${nameOf(first)}: ${problem}\n  ${path}`)
      return false
    }
    for (const look of sameVisit) {
      await page.emulateMedia({ colorScheme: look.theme })
      // Only attached, because a page with nothing but the loader has no height.
      await page.locator(`html[data-theme=${look.theme}]`).waitFor({ state: 'attached' })
      await photograph(page, pathOf(scene, look), scene.windowOnly === true)
    }
    return true
  } catch (error) {
    // The page may navigate away while it is photographed; the other scenes go on.
    say(`${scene.name} ${nameOf(first)}: ${error instanceof Error ? error.message : String(error)}`)
    return false
  } finally {
    await page.context().close()
  }
}
