import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { chromiumHere } from '../../support/chromium.ts'
import { contactSheet } from '../contact-sheet.ts'
import { looksNamed, nameOf, type Look } from '../looks.ts'
import type { Scene } from '../scene.ts'
import { scenes } from '../scenes.ts'
import { say, take } from '../take.ts'
import { strips } from './items.ts'

/**
 * `npm run strips -- [items] [--looks 390-light-en]`: for each item of the issue "Sound" a film strip of what a person
 * sees, one for each width and language, on the running browser-test stack (support/addresses.ts), in
 * .local/gallery/strips. Only the window is photographed, so that the pictures of a strip have one height.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    looks: { type: 'string', default: '390-light-en,390-light-af,1440-light-en,1440-light-af' },
  },
})
const folder = join(import.meta.dirname, '../../../.local/gallery/strips')
const looks = looksNamed(values.looks)
const pathOf = (scene: Scene, look: Look) =>
  join(folder, 'steps', `${scene.name}-${nameOf(look)}.png`)
const pictures = { pathOf, failedPathOf: pathOf }

/** Five pictures of a phone stand in a row and two wide ones, because more could not be read. */
function rowsOf(pictures: string[], { width }: Look): string[][] {
  const inRow = width < 1440 ? 5 : 2
  return pictures.flatMap((_, index) =>
    index % inRow === 0 ? [pictures.slice(index, index + inRow)] : [],
  )
}

function sceneNamed(name: string): Scene {
  const scene = scenes.find((each) => each.name === name)
  if (scene === undefined) throw new Error(`no scene is named ${name}`)
  return { ...scene, windowOnly: true }
}

const browser = await chromium.launch({
  ...chromiumHere,
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
})
const wanted = strips.filter(
  ({ item }) => positionals.length === 0 || positionals.includes(String(item)),
)
for (const { item, shows, scenes: names, onPhone = [] } of wanted) {
  const started = Date.now()
  for (const look of looks) {
    const steps = names
      .filter((name) => look.width === 390 || !onPhone.includes(name))
      .map(sceneNamed)
    let whole = true
    for (const scene of steps) {
      if (!(await take(browser, scene, [look], pictures))) whole = false
    }
    if (whole) {
      const row = steps.map((scene) => pathOf(scene, look))
      await contactSheet(rowsOf(row, look), join(folder, `${String(item)}-${nameOf(look)}.jpg`))
    } else process.exitCode = 1
  }
  say(`${String(item)} (${shows}): ${((Date.now() - started) / 1000).toFixed(0)} s`)
}
await browser.close()
