import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { allPapers } from '../gallery/papers/all-papers.ts'
import { storePaper } from '../gallery/papers/store-paper.ts'
import { addresses } from '../support/addresses.ts'
import { signIn } from '../support/api.ts'
import { chromiumHere } from '../support/chromium.ts'
import { newCustomer } from '../support/library.ts'
import { textOfPdf } from '../support/pdf.ts'
import { createPerson, deletePerson, signedInState } from '../support/people.ts'
import { withProfile } from '../support/planning.ts'
import type { Browser } from './browser.ts'
import { startFirefox } from './firefox.ts'
import { faultsOfPrint, faultsOfScreen, otherWords, sheetsOf } from './sheets.ts'
import { startWebkit } from './webkit.ts'

/**
 * `npm run papers:browsers [-- words --browsers firefox]`: the papers whose names contain one of the words, and their memoranda, in Chromium and
 * in those of Firefox and WebKit that are installed (Debian's firefox-esr; webkit2gtk-driver with xvfb). Says where the pages
 * on the screen, the pages from the printer, or the request to turn over differ from Chromium's, and fails then; a page that ends elsewhere with the same number of pages is no
 * fault. Needs the
 * running browser-test stack (support/addresses.ts).
 */
const { values, positionals: wanted } = parseArgs({
  allowPositionals: true,
  options: { browsers: { type: 'string', default: 'firefox,webkit' } },
})
const asked = values.browsers.split(',')
const papers = allPapers.filter(
  ({ name }) => wanted.length === 0 || wanted.some((word) => name.includes(word)),
)
const say = (line: string) => process.stdout.write(`${line}\n`)

const person = await createPerson()
const first = await chromium.launch({ ...chromiumHere, args: ['--no-sandbox', '--disable-gpu'] })
const others: Browser[] = []
let faults = 0
try {
  for (const [name, start] of [
    ['Firefox', startFirefox],
    ['WebKit', startWebkit],
  ] as const) {
    if (!asked.includes(name.toLowerCase())) continue
    const other = await start()
    if (other === null) say(`${name} is not installed here.`)
    else others.push(other)
  }
  await newCustomer(person)
  await withProfile(person)
  const signedIn = await signIn(person.email, person.password)
  const state = await signedInState(person)
  for (const { open, evaluate } of others) {
    const kept = (await signedInState(person)).origins[0]?.localStorage
    await open(`${addresses.web}/robots.txt`)
    await evaluate(
      `${JSON.stringify(kept)}.forEach(({ name, value }) => localStorage.setItem(name, value))`,
    )
  }
  const context = await first.newContext({
    baseURL: addresses.web,
    viewport: { width: 1200, height: 900 },
    storageState: state,
  })
  const page = await context.newPage()
  for (const paper of papers) {
    const id = await storePaper(first, signedIn, paper)
    for (const side of ['paper', 'memo']) {
      const query = [
        ...(paper.both ? ['language=both'] : []),
        ...(side === 'memo' ? ['side=memo'] : []),
      ]
      const path = `/app/print/assessment/${id}?${query.join('&')}`
      await page.goto(path)
      const sheets = await sheetsOf(async (script) => page.evaluate(script))
      say(`${paper.name}, ${side}: ${String(sheets.length)} pages in Chromium`)
      for (const { name, open, evaluate, print } of others) {
        await open(`${addresses.web}${path}`)
        const drawn = await sheetsOf(evaluate)
        const wrong = faultsOfScreen(drawn, sheets)
        if (print !== null) wrong.push(...faultsOfPrint(await textOfPdf(await print()), sheets))
        faults += wrong.length
        const other = otherWords(drawn, sheets)
        const breaks = other === null ? [] : [`page ${String(other)} ends elsewhere`]
        say(`  ${name}: ${[...(wrong.length === 0 ? ['the same'] : wrong), ...breaks].join('; ')}`)
      }
    }
  }
} finally {
  // One that cannot be closed does not keep the others open.
  await Promise.allSettled([...others, first].map(async (one) => one.close()))
  await deletePerson(person)
}
if (faults > 0) process.exitCode = 1
