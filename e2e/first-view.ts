import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { buildBefore, type Site } from './first-view/build-before.ts'
import { pages, type MeasuredPage } from './first-view/pages.ts'
import { visit, type Visit } from './first-view/visit.ts'
import { addresses } from './support/addresses.ts'
import { service } from './support/api.ts'
import { chromiumHere } from './support/chromium.ts'
import { personaNamed, signedInState, visitorState } from './support/people.ts'
import { newAnnouncement, readAllAnnouncements } from './support/planning.ts'

/**
 * `npm run bench:first-view [-- --rounds 5 --pages product,shop --before <another working copy>]`: first visits to
 * pages of the running browser-test stack, in Chromium with the processor slowed four times and slow 4G: the largest
 * paint, layout shift, and requests and scripts before the page stands. With --before the web app of that working copy
 * is built and measured beside it, visit by visit, so that other load on the machine affects both alike. Then only the
 * ratio of the two counts.
 */
const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    pages: { type: 'string', default: '' },
    before: { type: 'string' },
  },
})
const wanted = pages.filter(({ name }) =>
  options.pages.split(',').some((part) => name.startsWith(part)),
)

const browser = await chromium.launch({ ...chromiumHere, args: ['--no-sandbox', '--disable-gpu'] })
const sites: (Site & { name: string })[] = []

/** The stored state of a browser for the site, which has another origin than the stack's own. */
async function stateFor({ as }: MeasuredPage, { web }: Site) {
  const state = as === null ? visitorState : await signedInState(personaNamed(as))
  return { ...state, origins: state.origins.map((origin) => ({ ...origin, origin: web })) }
}

async function withAnnouncement<T>(page: MeasuredPage, act: () => Promise<T>): Promise<T> {
  if (page.announcement === undefined) return act()
  const { data } = await service
    .from('teacher_profile')
    .select('id')
    .eq('user_id', personaNamed(page.as ?? 'thandi').id)
    .single<{ id: string }>()
  const id = await newAnnouncement(
    'Maintenance on Sunday',
    'Kryt rests from 02:00.',
    data?.id ?? '',
  )
  try {
    return await act()
  } finally {
    await service.from('announcement').delete().eq('id', id)
  }
}

const visits = new Map<string, Visit[]>()
try {
  if (options.before !== undefined) {
    sites.push({ name: 'before', ...(await buildBefore(options.before)) })
  }
  sites.push({ name: 'now', web: addresses.web, stop: async () => Promise.resolve() })
  await readAllAnnouncements(personaNamed('thandi'))
  for (let round = 0; round < Number(options.rounds); round += 1) {
    for (const page of wanted) {
      await withAnnouncement(page, async () => {
        for (const site of sites) {
          const state = await stateFor(page, site)
          const seen = await visit(browser, `${site.web}${page.path}`, page.stands, state)
          const key = `${page.name}, ${site.name}`
          visits.set(key, [...(visits.get(key) ?? []), seen])
        }
      })
    }
  }
} finally {
  await browser.close()
  await Promise.all(sites.map(async ({ stop }) => stop()))
}

const quantile = (values: number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.ceil(values.length * share) - 1] ?? 0
const seconds = (milliseconds: number) => (milliseconds / 1000).toFixed(2)

const table = Object.fromEntries(
  [...visits].map(([name, seen]) => {
    const of = (part: 'largest' | 'stood' | 'shift' | 'requests' | 'scripts', share = 0.5) =>
      quantile(
        seen.map((each) => each[part]),
        share,
      )
    return [
      name,
      {
        'largest p50': seconds(of('largest')),
        'largest p95': seconds(of('largest', 0.95)),
        'stands p50': seconds(of('stood')),
        'shift p95': of('shift', 0.95).toFixed(3),
        requests: of('requests'),
        scripts: of('scripts'),
        'largest is': seen.at(-1)?.what,
        moved: seen.at(-1)?.moved,
      },
    ]
  }),
)
/* eslint-disable no-console -- what it prints is what the command is for */
console.table(table)
console.log(`${String(wanted.length)} pages, load ${loadavg()[0]?.toFixed(1) ?? ''}`)
