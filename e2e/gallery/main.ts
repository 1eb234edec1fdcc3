import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { contactSheet } from './contact-sheet.ts'
import { languages, looksNamed, nameOf, themes, type Look } from './looks.ts'
import type { Scene } from './scene.ts'
import { scenes } from './scenes.ts'
import { say, take } from './take.ts'
import { chromiumHere } from '../support/chromium.ts'

/**
 * `npm run gallery -- [words] [--combos 390-light-en,1440-dark-af]`: photographs every scene whose name contains one of
 * the words, in all combinations of width, theme and language, on the running browser-test stack
 * (support/addresses.ts). It writes the pictures and a contact sheet for each scene to .local/gallery.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { combos: { type: 'string' } },
})
const folder = join(import.meta.dirname, '../../.local/gallery')
const looks = looksNamed(values.combos)

const pathOf = (scene: Scene, look: Look) => join(folder, scene.name, `${nameOf(look)}.png`)
const pictures = {
  pathOf,
  failedPathOf: (scene: Scene, look: Look) =>
    join(folder, 'failed', `${scene.name}-${nameOf(look)}.png`),
}

/**
 * The looks photographed in one visit: the theme is changed while the page is open, unless the scene would be gone by
 * then.
 */
function visitsOf({ fleeting }: Scene): Look[][] {
  if (fleeting === true) return looks.map((look) => [look])
  const groups = Map.groupBy(looks, ({ width, language }) => `${width}-${language}`)
  return [...groups.values()]
}

async function sheet(scene: Scene): Promise<void> {
  const rows = languages.flatMap((language) =>
    themes.map((theme) =>
      looks
        .filter((look) => look.language === language && look.theme === theme)
        .map((look) => pathOf(scene, look)),
    ),
  )
  await contactSheet(
    rows.filter((row) => row.length > 0),
    join(folder, `${scene.name}.jpg`),
  )
}

const browser = await chromium.launch({
  ...chromiumHere,
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
})
const wanted = scenes.filter(
  ({ name }) => positionals.length === 0 || positionals.some((word) => name.includes(word)),
)
for (const scene of wanted) {
  const started = Date.now()
  let whole = true
  for (const sameVisit of visitsOf(scene)) {
    if (!(await take(browser, scene, sameVisit, pictures))) whole = false
  }
  if (whole) await sheet(scene)
  else process.exitCode = 1
  say(`${scene.name}: ${((Date.now() - started) / 1000).toFixed(0)} s`)
}
await browser.close()
