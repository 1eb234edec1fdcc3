import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium, type Page } from '@playwright/test'
import { seedId } from '@kryt/seed/ids.ts'
import { openRasteriser, toSharp } from '@kryt/seed/render/raster.ts'
import { addresses } from '../../support/addresses.ts'
import { levelsFor } from '../../paper-hands/levels.ts'
import { savedFaults } from '../../paper-hands/saved-faults.ts'
import { typePaper } from '../../paper-hands/type-paper.ts'
import { service, signIn, type SignedIn } from '../../support/api.ts'
import { chromiumHere } from '../../support/chromium.ts'
import { newCustomer } from '../../support/library.ts'
import { createPerson, deletePerson, signedInState } from '../../support/people.ts'
import { withProfile } from '../../support/planning.ts'
import { allPapers } from './all-papers.ts'
import { downloaded, emptyShares } from './download.ts'
import { storePaper } from './store-paper.ts'
import type { WrittenPaper } from './writing.ts'

/**
 * `npm run papers:pictures [-- words --typed]`: saves the papers whose names contain one of the words, as a teacher of a
 * school with a crest, downloads each and its memorandum with the product's own button, and writes the PDF and a picture of
 * each page to `.local/gallery/papers`. With `--typed`, each is typed into the editor by hand, and the command fails where
 * something else was saved than was typed. Needs the running browser-test stack (support/addresses.ts).
 */
const { values: options, positionals: words } = parseArgs({
  allowPositionals: true,
  options: { typed: { type: 'boolean', default: false } },
})
const wanted = allPapers.filter(
  ({ name }) => words.length === 0 || words.some((word) => name.includes(word)),
)
const folder = join(import.meta.dirname, '../../../.local/gallery/papers')
/** Of a page: 70 dots to the inch. */
const pageHeight = 819

/** What was made beside the papers, and goes with them. */
const levelsMade: (() => Promise<void>)[] = []

/** Types a paper, and says what was saved otherwise. @returns its id */
async function typed(page: Page, signedIn: SignedIn, paper: WrittenPaper): Promise<string> {
  const levels = await levelsFor(paper)
  levelsMade.push(levels.remove)
  const begun = performance.now()
  const { tally } = await typePaper(page, paper, levels.name)
  const { taps, keys } = tally.sum
  const seconds = ((performance.now() - begun) / 1000).toFixed(0)
  const { id, faults } = await savedFaults(signedIn, paper)
  process.stdout.write(
    `${paper.name}: ${String(taps)} taps and ${String(keys)} keys in ${seconds} s\n`,
  )
  if (faults.length > 0) {
    process.stdout.write(`Saved otherwise than typed:\n${faults.join('\n')}\n`)
    process.exitCode = 1
  }
  return id
}

const person = await createPerson()
const browser = await chromium.launch({ ...chromiumHere, args: ['--no-sandbox', '--disable-gpu'] })
const rasteriser = await openRasteriser()
mkdirSync(folder, { recursive: true })
try {
  await newCustomer(person)
  const profile = await withProfile(person)
  await service
    .from('teacher_profile')
    .update({ teacher_profile_school_id: seedId('school', 'thandi') })
    .eq('id', profile)
    .throwOnError()
  const signedIn = await signIn(person.email, person.password)
  const context = await browser.newContext({
    baseURL: addresses.web,
    // The preview is beside the editor on a wider window, and would be drawn anew after each pause of the hands.
    viewport: { width: options.typed ? 990 : 1440, height: 900 },
    locale: 'en-ZA',
    storageState: await signedInState(person),
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  for (const paper of wanted) {
    const id = options.typed
      ? await typed(page, signedIn, paper)
      : await storePaper(browser, signedIn, paper)
    for (const side of ['paper', 'memo']) {
      const query = [
        ...(paper.both ? ['language=both'] : []),
        ...(side === 'memo' ? ['side=memo'] : []),
      ]
      await page.goto(`/app/print/assessment/${id}?${query.join('&')}`)
      const pdf = await downloaded(page)
      const empty = await emptyShares(page)
      const name = `${paper.name}-${side}`
      writeFileSync(join(folder, `${name}.pdf`), pdf)
      const images = await rasteriser.pages(pdf, 40, pageHeight)
      for (const [index, image] of images.entries()) {
        await toSharp(image)
          .flatten({ background: '#ffffff' })
          .png()
          .toFile(join(folder, `${name}-${String(index + 1).padStart(2, '0')}.png`))
      }
      const shares = empty.map((share) => `${String(Math.round(share * 100))} %`).join(', ')
      process.stdout.write(
        `${name}: ${String(images.length)} pages; empty at the foot: ${shares}\n`,
      )
    }
  }
} finally {
  rasteriser.close()
  await browser.close()
  await deletePerson(person)
  for (const remove of levelsMade) await remove()
}
