import { chromium, type Page } from '@playwright/test'
import { addresses } from './support/addresses.ts'
import { service } from './support/api.ts'
import { newCalendarTeacher } from './support/calendar.ts'
import { chromiumHere } from './support/chromium.ts'
import { mainThreadTasks, total } from './support/main-thread.ts'
import { windowToken } from './support/window-token.ts'

/**
 * `npm run bench:calendar [rounds]`: a teacher with 2,000 activities in the month in view, against the running
 * browser-test stack. For each change of view, step by an arrow and notch of scrolling it prints the main thread's work
 * (script, style, layout, paint): until the first frame with the new days, altogether, and the longest task. Beside it
 * are the same figures for a teacher without activities, measured in alternation, which show the share of the machine
 * and of the empty calendar.
 */
const count = 2000
const rounds = Number(process.argv[2] ?? 8)
const limit = 100

async function teacherWith(activities: number) {
  const person = { email: `speed-${crypto.randomUUID()}@kryt.example`, password: 'Teacher-123' }
  const created = await service.auth.admin.createUser({ ...person, email_confirm: true })
  if (created.error !== null) throw created.error
  const { id } = created.data.user
  const teacher = await newCalendarTeacher({ ...person, id })
  const first = Date.parse('2027-02-01T05:00:00Z')
  const rows = Array.from({ length: activities }, (_, index) => {
    // 28 days, about 71 a day, spread over ten hours.
    const day = index % 28
    const start = first + day * 86_400_000 + (Math.floor(index / 28) % 40) * 15 * 60_000
    return {
      label: `Lesson ${String(index)}`,
      type: 'Lesson',
      color: ['red', 'blue', 'green', 'violet'][index % 4],
      teacher_class_subject_id: teacher.classId,
      start_date_time: new Date(start).toISOString(),
      end_date_time: new Date(start + 45 * 60_000).toISOString(),
    }
  })
  if (rows.length > 0) {
    const { error } = await teacher.signedIn.client.from('teacher_activity').insert(rows)
    if (error !== null) throw new Error(error.message)
  }
  const token = await windowToken(teacher.signedIn)
  return { id, stored: teacher.signedIn.stored, token }
}

const browser = await chromium.launch({
  ...chromiumHere,
  args: ['--no-sandbox', '--disable-gpu'],
})

async function openCalendar({ stored, token }: Awaited<ReturnType<typeof teacherWith>>) {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    storageState: {
      cookies: [],
      origins: [
        {
          origin: addresses.web,
          localStorage: [
            { name: 'sb-127-auth-token', value: stored },
            { name: 'kryt.cookies', value: '2026-01-01T00:00:00.000Z' },
            ...token,
          ],
        },
      ],
    },
  })
  const page = await context.newPage()
  await page.goto(`${addresses.web}/app/calendar?view=day&date=2027-02-10`)
  await page.getByText('Period 1', { exact: true }).first().waitFor()
  await page.waitForTimeout(1500)
  return page
}

// Found in advance and clicked by a script, because finding a button by its name is work on the page's thread too.
async function pressing(page: Page, name: string) {
  const button = await page.getByRole('button', { name, exact: true }).elementHandle()
  return async () => button.evaluate((element: HTMLElement) => element.click())
}

interface Work {
  shown: number
  sum: number
  longest: number
}

async function round(page: Page, results: Record<string, Work[]>) {
  const measure = async (name: string, act: () => Promise<void>) => {
    await page.waitForTimeout(400)
    const tasks = await mainThreadTasks(page, '.calendar', act)
    ;(results[name] ??= []).push({
      shown: total(tasks.filter(({ before }) => before)),
      sum: total(tasks),
      longest: Math.max(0, ...tasks.map(({ ms }) => ms)),
    })
  }
  await measure('to week', await pressing(page, 'Week'))
  await measure('next week', await pressing(page, 'Next'))
  await measure('previous week', await pressing(page, 'Previous'))
  await page.mouse.move(800, 600)
  for (const notch of [120, -120]) {
    await measure('scrolling', async () => page.mouse.wheel(0, notch))
  }
  await measure('to month', await pressing(page, 'Month'))
  await measure('to 4 days', await pressing(page, '4 days'))
  await measure('to day', await pressing(page, 'Day'))
}

const full: Record<string, Work[]> = {}
const empty: Record<string, Work[]> = {}
const ids: string[] = []
try {
  const busy = await teacherWith(count)
  const idle = await teacherWith(0)
  ids.push(busy.id, idle.id)
  const [ours, other] = [await openCalendar(busy), await openCalendar(idle)]
  for (let index = 0; index < rounds; index += 1) {
    await ours.bringToFront()
    await round(ours, full)
    await other.bringToFront()
    await round(other, empty)
  }
} finally {
  await browser.close()
  await Promise.all(ids.map(async (id) => service.auth.admin.deleteUser(id)))
}

const quantile = (values: number[], share: number) =>
  Math.round(values.toSorted((a, b) => a - b)[Math.ceil(values.length * share) - 1] ?? 0)

const table = Object.fromEntries(
  Object.entries(full).map(([name, works]) => {
    const sums = works.map(({ sum }) => sum)
    const none = quantile(
      (empty[name] ?? []).map(({ sum }) => sum),
      0.5,
    )
    return [
      name,
      {
        'until shown p50': quantile(
          works.map(({ shown }) => shown),
          0.5,
        ),
        'whole p50': quantile(sums, 0.5),
        'whole p95': quantile(sums, 0.95),
        'longest task p50': quantile(
          works.map(({ longest }) => longest),
          0.5,
        ),
        'longest task p95': quantile(
          works.map(({ longest }) => longest),
          0.95,
        ),
        'with none p50': none,
        'times as much': Number((quantile(sums, 0.5) / none).toFixed(1)),
        [`whole under ${String(limit)} ms`]: quantile(sums, 0.5) < limit,
      },
    ]
  }),
)
// eslint-disable-next-line no-console -- the table is what the command is for
console.table(table)
