import { randomUUID } from 'node:crypto'
import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { chromium, type Page } from '@playwright/test'
import { buildBefore, type Site } from './first-view/build-before.ts'
import {
  fortyQuestions,
  partsEach,
  questions,
  sharedTemplate,
} from './paper-speed/forty-questions.ts'
import { longLesson } from './paper-speed/long-lesson.ts'
import { keysInto, openings } from './paper-speed/measure.ts'
import { memoryOf } from './paper-speed/memory.ts'
import { untilPrinted } from './paper-speed/printing.ts'
import { editorIn, openLesson, openPaper, openSite, openTemplate } from './paper-speed/site.ts'
import { clockRow, spentRow, threadRow, type Table } from './paper-speed/table.ts'
import { addresses } from './support/addresses.ts'
import { service, signIn } from './support/api.ts'
import { chromiumHere } from './support/chromium.ts'
import { longPaper } from './support/long-paper.ts'
import { withProfile } from './support/planning.ts'
import { subjectId } from './support/subjects.ts'
import { windowToken } from './support/window-token.ts'

/**
 * `npm run bench:papers [-- --keys 60 --typing 10000 --steps 1000 --before <another working copy>]`: a paper of 40 questions
 * with 160 parts in its editor, a shared template of as many, and a lesson of ten steps with eighty fields, against the running browser-test stack. Prints what opening it and each key cost: the main thread's
 * processor time (script, style, layout, paint) until the editor or the letter is drawn and with what follows, and beside it
 * the clock, which also counts waiting for the network, for a frame, and for other programs. Then how long a paper of 20
 * questions with pictures, tables and formulas takes until it is handed to the printer (Papers C asks for less than a
 * second). With --typing, what the page holds in memory while so many letters are typed, and after saving and reopening; with --steps the
 * history of undoing is filled first by as many edits. With
 * --before the web app of that working copy is built and measured in turns with this one: only their ratio counts on a
 * machine that does other work.
 */
const { values: options } = parseArgs({
  options: {
    keys: { type: 'string', default: '60' },
    typing: { type: 'string', default: '0' },
    steps: { type: 'string', default: '0' },
    before: { type: 'string' },
  },
})
const keys = Number(options.keys)
const typing = Number(options.typing)
const rounds = Math.min(keys, 6)
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
const templates: string[] = []
let memory: Awaited<ReturnType<typeof memoryOf>> | null = null

try {
  const profile = await withProfile(person)
  await service
    .from('teacher_class_subject')
    .insert({
      name: '4A',
      teacher_profile_id: profile,
      subject_id: await subjectId('4', 'Social Sciences'),
    })
    .throwOnError()
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
    })),
  )
  const lesson = await longLesson(signedIn)
  const template = await sharedTemplate()
  templates.push(template)
  const opens = {
    'opening a template': async (page: Page) => openTemplate(page, template),
    'opening a lesson': async (page: Page) => openLesson(page, lesson),
    opening: async (page: Page) => openPaper(page, id),
  }
  const measuredKeys = async (fields: Record<string, string>) => {
    for (const [kind, field] of Object.entries(fields)) {
      for (const { name, threads } of await keysInto(pages, field, keys))
        table[`${name}a key into ${kind}`] = threadRow(threads)
    }
  }
  for (const [what, open] of Object.entries(opens)) {
    for (const { name, threads } of await openings(pages, rounds, open)) {
      table[`${name}${what}`] = threadRow(threads)
      spent[`${name}${what}`] = spentRow(threads)
    }
    if (what !== 'opening a lesson') continue
    await measuredKeys({ 'the name of a lesson': 'Name' })
    for (const { page } of pages) await editorIn(page).getByRole('button', { name: 'Next' }).click()
    await measuredKeys({ 'a field of a lesson': 'Field 2' })
  }
  await measuredKeys(fields)
  const long = await longPaper(signedIn, 'To print')
  for (const { name, page } of pages) {
    await page.bringToFront()
    table[`${name}to the printer`] = clockRow(await untilPrinted(page, long, rounds * 2))
  }
  if (typing > 0) {
    const page = await openSite(browser, addresses.web, signedIn, token)
    memory = await memoryOf(page, {
      steps: Number(options.steps),
      keys: typing,
      moments: 5,
      open: async () => openPaper(page, id),
    })
  }
} finally {
  await browser.close()
  for (const { stop } of sites) await stop()
  await service.from('assessment_template').delete().in('id', templates)
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
  if (memory.filling.length > 0) {
    console.log('before and after each 250 edits of their own, of which 500 can be undone')
    console.table(memory.filling)
  }
  console.log(`${typing} letters in six shares; after the second to sixth share`)
  console.table(memory.typing)
  console.log('saved, closed and reopened; after the second to sixth time')
  console.table(memory.reopened)
}
/* eslint-enable no-console */
