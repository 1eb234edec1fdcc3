import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { openRasteriser, toSharp } from '@kryt/seed/render/raster.ts'
import { addresses } from '../../support/addresses.ts'
import { signIn } from '../../support/api.ts'
import { chromiumHere } from '../../support/chromium.ts'
import { newCustomer } from '../../support/library.ts'
import { createPerson, deletePerson, signedInState } from '../../support/people.ts'
import { withProfile } from '../../support/planning.ts'
import { allPapers } from './all-papers.ts'
import { downloaded, emptyShares } from './download.ts'
import { storePaper } from './store-paper.ts'

/**
 * `npm run papers:pictures [-- words]`: saves the papers whose names contain one of the words, as a teacher of their own,
 * downloads each and its memorandum with the product's own button, and writes the PDF and a picture of each page to
 * `.local/gallery/papers`. Needs the running browser-test stack (support/addresses.ts).
 */
const words = process.argv.slice(2)
const wanted = allPapers.filter(
  ({ name }) => words.length === 0 || words.some((word) => name.includes(word)),
)
const folder = join(import.meta.dirname, '../../../.local/gallery/papers')
/** Of a page: 70 dots to the inch. */
const pageHeight = 819

const person = await createPerson()
const browser = await chromium.launch({ ...chromiumHere, args: ['--no-sandbox', '--disable-gpu'] })
const rasteriser = await openRasteriser()
mkdirSync(folder, { recursive: true })
try {
  await newCustomer(person)
  await withProfile(person)
  const signedIn = await signIn(person.email, person.password)
  const context = await browser.newContext({
    baseURL: addresses.web,
    viewport: { width: 1200, height: 900 },
    storageState: await signedInState(person),
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  for (const paper of wanted) {
    const id = await storePaper(browser, signedIn, paper)
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
}
