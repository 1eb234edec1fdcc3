import { randomUUID } from 'node:crypto'
import { chromium, type Page } from '@playwright/test'
import { untilPrinted } from './paper-speed/printing.ts'
import { addresses } from './support/addresses.ts'
import { service, signIn } from './support/api.ts'
import { chromiumHere } from './support/chromium.ts'
import { longPaper } from './support/long-paper.ts'
import { mainThreadTasks, total } from './support/main-thread.ts'
import { withProfile } from './support/planning.ts'
import { windowToken } from './support/window-token.ts'

/**
 * `npm run bench:papers [keys]`: a paper of 40 questions with 160 parts in its editor, against the running browser-test
 * stack. Prints the time until the opened paper can be typed into, and for each key the main thread's work (script, style,
 * layout, paint) until its letter is drawn, and until the preview is drawn as well. And how long a paper of 20 questions with
 * pictures, tables and formulas takes until it is handed to the printer (Papers C asks for less than a second).
 */
const questions = 40
const partsEach = 4
const keys = Number(process.argv[2] ?? 60)
const openings = Math.min(keys, 6)

const person = { email: `speed-${randomUUID()}@kryt.example`, password: 'Teacher-123' }
const created = await service.auth.admin.createUser({ ...person, email_confirm: true })
if (created.error !== null) throw created.error
const userId = created.data.user.id

const text = (words: string) => ({
  root: {
    type: 'root',
    version: 1,
    children: [
      {
        type: 'paragraph',
        version: 1,
        children: [{ type: 'text', version: 1, text: words, format: 0 }],
      },
    ],
  },
})

async function storedPaper(): Promise<string> {
  const { client } = await signIn(person.email, person.password)
  const subject = await client.from('subject').select('id').limit(1).single<{ id: string }>()
  const tree = Array.from({ length: questions }, (_q, question) => ({
    number: String(question + 1),
    title: `Question about topic ${question + 1}`,
    marks: partsEach,
    richText: text('Read the source and answer the questions.'),
    fields: Array.from({ length: partsEach }, (_p, part) => ({
      number: `${question + 1}.${part + 1}`,
      question: `What does part ${part + 1} say about it?`,
      marks: 1,
      ...(part % 2 === 0
        ? { type: 'Radio', items: ['north', 'east', 'south', 'west'], answer: 'east' }
        : { type: 'Textarea', answer: text('Any two of them.') }),
    })),
  }))
  const { data, error } = await client
    .from('teacher_assessment_template')
    .insert({
      title: 'Forty questions',
      complexity: 'Detailed',
      total_minutes: 120,
      subject_id: subject.data?.id,
      instructions: ['Answer ALL the questions.'],
      questions: tree,
    })
    .select('id')
    .single<{ id: string }>()
  if (error !== null) throw new Error(error.message)
  return data.id
}

const quantile = (values: readonly number[], share: number) =>
  Math.round((values.toSorted((a, b) => a - b)[Math.ceil(values.length * share) - 1] ?? 0) * 10) /
  10

const browser = await chromium.launch({ ...chromiumHere, args: ['--no-sandbox', '--disable-gpu'] })
const table: Record<string, { p50: number; p95: number }> = {}
const note = (name: string, values: readonly number[]) => {
  table[name] = { p50: quantile(values, 0.5), p95: quantile(values, 0.95) }
}

async function typed(page: Page, name: string, field: string) {
  const box = page.getByRole('dialog').getByRole('textbox', { name: field, exact: true })
  await box.click()
  await page.keyboard.press('End')
  // The value of a plain field is no change of the document; this is one in the same frame.
  await page.evaluate(() => {
    const probe = document.createElement('span')
    probe.hidden = true
    document.querySelector('[role="dialog"]')?.append(probe)
    document.addEventListener('input', () => probe.append('.'), true)
  })
  await page.waitForTimeout(1500)
  const [letters, whole]: [number[], number[]] = [[], []]
  for (let key = 0; key < keys; key += 1) {
    const tasks = await mainThreadTasks(page, '[role="dialog"]', async () =>
      page.keyboard.press('x'),
    )
    letters.push(total(tasks.filter(({ before }) => before)))
    whole.push(total(tasks))
    await page.waitForTimeout(250)
  }
  note(`${name}: a key until it is drawn`, letters)
  note(`${name}: with the preview`, whole)
}

try {
  await withProfile(person)
  const id = await storedPaper()
  const signedIn = await signIn(person.email, person.password)
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    storageState: {
      cookies: [],
      origins: [
        {
          origin: addresses.web,
          localStorage: [
            { name: 'sb-127-auth-token', value: signedIn.stored },
            { name: 'kryt.cookies', value: '2026-01-01T00:00:00.000Z' },
            ...(await windowToken(signedIn)),
          ],
        },
      ],
    },
  })
  const page = await context.newPage()
  const opened: number[] = []
  for (let round = 0; round < openings; round += 1) {
    await page.goto(`${addresses.web}/app/lessons`)
    await page.getByRole('button', { name: 'New lesson' }).waitFor()
    await page.goto(`${addresses.web}/app/assessments`)
    await page.waitForTimeout(1500)
    const start = Date.now()
    await page.evaluate((edit) => {
      history.pushState(null, '', `?edit=${edit}`)
      dispatchEvent(new PopStateEvent('popstate'))
    }, id)
    await page.getByRole('dialog').getByLabel('Title', { exact: true }).waitFor()
    opened.push(Date.now() - start)
  }
  note('opening', opened)
  await typed(page, 'plain text', 'Question 20.2')
  await typed(page, 'formatted text', 'Text of question 20')
  note(
    'to the printer',
    await untilPrinted(page, await longPaper(signedIn, 'To print'), openings * 2),
  )
} finally {
  await browser.close()
  await service.auth.admin.deleteUser(userId)
}
process.stdout.write(`${questions} questions, ${questions * partsEach} parts; milliseconds\n`)
// eslint-disable-next-line no-console -- the table of a command
console.table(table)
