import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { chromium, type Browser, type Page } from '@playwright/test'
import { createClient } from '@supabase/supabase-js'
import { measure, stepsOf, type Cost, type MeasuredList } from './list-speed/steps.ts'
import { startWorld, type World } from './list-speed/world.ts'
import { chromiumHere } from './support/chromium.ts'

/**
 * `npm run bench:lists [-- --fraction 1 --rounds 8]`: the lists of the back-office with 10,000 customers, 24,000
 * resources and 10,000 coupons, or a fraction of them, on two stacks of its own that `seed:scale` fills. For each step it prints the time until
 * its rows are seen and the processor time of the main thread. Beside it stands the same list on the other stack, with a
 * hundredth of all rows, measured in alternation: it shows what the machine and the app cost without the rows.
 * Ends with 1 when a task is longer than three frames because of the number of rows.
 */
const { values: options } = parseArgs({
  options: {
    fraction: { type: 'string', default: '1' },
    rounds: { type: 'string', default: '8' },
  },
})
const fraction = Number(options.fraction)
const rounds = Number(options.rounds)
/** A hundred customers and coupons, 240 resources. */
const fewRows = 0.01
/** Three frames. */
const longestAllowed = 50

const lists: MeasuredList[] = [
  { name: 'customers', path: '/admin/teacherprofiles', words: 'thandi' },
  // The address of the holidays leads to the resources in this build (web/vite.bench.config.ts).
  { name: 'resources', path: '/admin/holidays', words: 'grade', bulk: null },
  { name: 'coupons', path: '/admin/coupons', words: 'bench1', bulk: 'Switch off' },
]

async function openPage(browser: Browser, { apiUrl, key, email, password, web }: World) {
  const client = createClient(apiUrl, key, { auth: { persistSession: false } })
  const { data, error } = await client.auth.signInWithPassword({ email, password })
  if (error !== null) throw error
  const localStorage = [
    { name: 'sb-127-auth-token', value: JSON.stringify(data.session) },
    { name: 'kryt.cookies', value: '2026-01-01T00:00:00.000Z' },
  ]
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    locale: 'en-ZA',
    serviceWorkers: 'block',
    reducedMotion: 'reduce',
    storageState: { cookies: [], origins: [{ origin: web, localStorage }] },
  })
  return context.newPage()
}

async function round(page: Page, { web }: World, list: MeasuredList, costs: Map<string, Cost[]>) {
  await page.bringToFront()
  await page.goto(`${web}/admin`)
  await page.locator(`a[href="${list.path}"]`).first().waitFor()
  await page.waitForTimeout(1000)
  for (const step of stepsOf(list)) {
    const name = `${list.name}: ${step.name}`
    costs.set(name, [...(costs.get(name) ?? []), await measure(page, step)])
  }
}

const quantile = (values: number[], share: number) =>
  Math.round(values.toSorted((a, b) => a - b)[Math.ceil(values.length * share) - 1] ?? 0)
const of = (costs: Cost[] = [], part: keyof Cost, share: number) =>
  quantile(
    costs.map((cost) => cost[part]),
    share,
  )

const [large, small] = [new Map<string, Cost[]>(), new Map<string, Cost[]>()]
const worlds = await Promise.all([startWorld(fraction), startWorld(fewRows)])
const [many, few] = worlds
const browser = await chromium.launch({ ...chromiumHere, args: ['--no-sandbox', '--disable-gpu'] })
try {
  const [onMany, onFew] = [await openPage(browser, many), await openPage(browser, few)]
  for (const list of lists) {
    for (let index = 0; index < rounds; index += 1) {
      await round(onMany, many, list, large)
      await round(onFew, few, list, small)
    }
  }
} finally {
  await browser.close()
  await Promise.all(worlds.map(async (world) => world.stop()))
}

const table = [...large].map(([step, costs]) => {
  const beside = small.get(step)
  const [work, workOfFew] = [of(costs, 'work', 0.5), of(beside, 'work', 0.5)]
  return {
    step,
    'seen p50': of(costs, 'seen', 0.5),
    'seen p95': of(costs, 'seen', 0.95),
    'of few': of(beside, 'seen', 0.5),
    'work p50': work,
    'work p95': of(costs, 'work', 0.95),
    'work of few': workOfFew,
    'times as much': Number((work / Math.max(1, workOfFew)).toFixed(1)),
    'longest task p50': of(costs, 'longest', 0.5),
    'longest task of few': of(beside, 'longest', 0.5),
  }
})
// eslint-disable-next-line no-console -- the table is what the command is for
console.table(table)
const heavy = table.filter(
  (row) =>
    row['longest task p50'] > longestAllowed &&
    row['longest task p50'] > 1.5 * row['longest task of few'],
)
// eslint-disable-next-line no-console -- see above
console.log(
  `${String(table.length)} steps, ${String(heavy.length)} of which hold the page up because of the rows; load ${loadavg()[0]?.toFixed(0) ?? ''}`,
)
process.exitCode = heavy.length > 0 ? 1 : 0
