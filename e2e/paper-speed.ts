import { randomUUID } from 'node:crypto'
import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { buildBefore, type Site } from './first-view/build-before.ts'
import { fortyQuestions, partsEach, questions } from './paper-speed/forty-questions.ts'
import { memoryOf } from './paper-speed/memory.ts'
import { untilPrinted } from './paper-speed/printing.ts'
import { enterField, openPaper, openSite, typeKey } from './paper-speed/site.ts'
import { clockRow, spentRow, threadRow, type Table } from './paper-speed/table.ts'
import { addresses } from './support/addresses.ts'
import { service, signIn } from './support/api.ts'
import { chromiumHere } from './support/chromium.ts'
import { longPaper } from './support/long-paper.ts'
import type { Thread } from './support/main-thread.ts'
import { withProfile } from './support/planning.ts'
import { windowToken } from './support/window-token.ts'

/**
 * `npm run bench:papers [-- --keys 60 --typing 10000 --before <another working copy>]`: a paper of 40 questions with 160
 * parts in its editor, against the running browser-test stack. Prints what opening it and each key cost: the main thread's
 * processor time (script, style, layout, paint) until the editor or the letter is drawn and with what follows, and beside it
 * the clock, which also counts waiting for the network, for a frame, and for other programs. Then how long a paper of 20
 * questions with pictures, tables and formulas takes until it is handed to the printer (Papers C asks for less than a
 * second). With --typing, what the page holds in memory while so many letters are typed, and after saving and reopening. With
 * --before the web app of that working copy is built and measured in turns with this one: only their ratio counts on a
 * machine that does other work.
 */
const { values: options } = parseArgs({
  options: {
    keys: { type: 'string', default: '60' },
    typing: { type: 'string', default: '0' },
    before: { type: 'string' },
  },
})
const keys = Number(options.keys)
const typing = Number(options.typing)
const openings = Math.min(keys, 6)
const fields = { 'plain text': 'Question 20.2', 'formatted text': 'Text of question 20' }

const person = { email: `speed-${randomUUID()}@kryt.example`, password: 'Teacher-123' }
const created = await service.auth.admin.createUser({ ...person, email_confirm: true })
if (created.error !== null) throw created.error
const userId = created.data.user.id

const notOurs = async () => Promise.resolve()

/** @param where a working copy, which is built, or the address of a build that is being served already */
const siteBefore = async (where: string): Promise<Site> =>
  where.startsWith('http') ? { web: where, stop: notOurs } : buildBefore(where)

const browser = await chromium.launch({ ...chromiumHere, args: ['--no-sandbox', '--disable-gpu'] })
const sites: (Site & { name: string })[] = []
const table: Table = {}
const spent: Table = {}
let memory: Awaited<ReturnType<typeof memoryOf>> | null = null

try {
  await withProfile(person)
  if (options.before !== undefined)
    sites.push({ name: 'before: ', ...(await siteBefore(options.before)) })
  sites.push({
    name: sites.length > 0 ? 'now: ' : '',
    web: addresses.web,
    stop: notOurs,
  })
  const signedIn = await signIn(person.email, person.password)
  const token = await windowToken(signedIn)
  const id = await fortyQuestions(signedIn)
  const pages = await Promise.all(
    sites.map(async ({ name, web }) => ({
      name,
      page: await openSite(browser, web, signedIn, token),
      opened: [] as Thread[],
    })),
  )
  for (let round = 0; round < openings; round += 1) {
    for (const { page, opened } of pages) {
      await page.bringToFront()
      opened.push(await openPaper(page, id))
    }
  }
  for (const { name, opened } of pages) {
    table[`${name}opening`] = threadRow(opened)
    spent[`${name}opening`] = spentRow(opened)
  }
  for (const [kind, field] of Object.entries(fields)) {
    const typed = pages.map((one) => ({ ...one, threads: [] as Thread[] }))
    for (const { page } of typed) {
      await page.bringToFront()
      await enterField(page, field)
    }
    // Ten keys at a time: a page that is not in front draws nothing.
    for (let key = 0; key < keys; key += 10) {
      for (const { page, threads } of typed) {
        await page.bringToFront()
        await page.waitForTimeout(250)
        while (threads.length < Math.min(keys, key + 10)) threads.push(await typeKey(page))
      }
    }
    for (const { name, threads } of typed) table[`${name}a key into ${kind}`] = threadRow(threads)
  }
  const long = await longPaper(signedIn, 'To print')
  for (const { name, page } of pages) {
    await page.bringToFront()
    table[`${name}to the printer`] = clockRow(await untilPrinted(page, long, openings * 2))
  }
  if (typing > 0) {
    const page = await openSite(browser, addresses.web, signedIn, token)
    memory = await memoryOf(page, {
      keys: typing,
      moments: 5,
      open: async () => openPaper(page, id),
    })
  }
} finally {
  await browser.close()
  for (const { stop } of sites) await stop()
  await service.auth.admin.deleteUser(userId)
}
process.stdout.write(
  `${questions} questions, ${questions * partsEach} parts, load ${loadavg()[0]?.toFixed(1) ?? ''}; milliseconds, median / p95\n`,
)
/* eslint-disable no-console -- the tables of a command */
console.table(table)
console.log(
  'Of the work until an opened paper is drawn, what it was for (median, slowed by the detailed trace)',
)
console.table(spent)
if (memory !== null) {
  console.log(`${typing} letters in six shares; after the second to sixth share`)
  console.table(memory.typing)
  console.log('saved, closed and reopened; after the second to sixth time')
  console.table(memory.reopened)
}
/* eslint-enable no-console */
