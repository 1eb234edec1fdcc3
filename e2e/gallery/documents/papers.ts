import type { Browser } from '@playwright/test'
import { printScenes } from '../print-scenes.ts'
import { visit } from '../visit.ts'

/** Lessons, papers and memorandums of the seed, printed from the dark theme. */
export async function printPapers(browser: Browser) {
  const papers: { name: string; pdf: Uint8Array }[] = []
  for (const scene of printScenes) {
    const look = { width: 1440, theme: 'dark', language: 'en' } as const
    const { page, problem } = await visit(browser, scene, look)
    if (problem !== null) throw new Error(`${scene.name}: ${problem}`)
    const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true })
    papers.push({ name: scene.name, pdf })
    await page.context().close()
  }
  return papers
}
