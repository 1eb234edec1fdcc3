import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { browserMap } from './browser-map.ts'
import { repositoryRoot } from './reports.ts'

/** Vitest's, as vitest.config.ts and web/vite.config.ts name them. */
export const projects = ['unit', 'database', 'contract', 'web']

/** What has to run for a change. */
export interface Plan {
  /** The file because of which everything runs, or null. */
  everything: string | null
  /** Whole Vitest projects, because what changed is not imported by their tests. */
  projects: string[]
  /** Browser tests by file or folder of e2e/tests, or all of them. */
  browsers: 'all' | string[]
}

interface Effect {
  everything?: true
  projects?: readonly string[]
  browsers?: 'all' | readonly string[]
  /** Has all browser tests run where nothing else in the change says which. */
  unlessElse?: true
}

/** The first that fits a path decides. What no line names has everything run. */
const rules: [path: RegExp, effect: Effect][] = [
  [/\.test\.tsx?$|\/(testing|__snapshots__)\//, {}],
  [/^local-stack\/(contract|bench)\//, {}],
  [/^supabase\/(tests|import)\//, {}],
  [/^(docs|scripts|\.ci)\/|\.md$|^\.gitignore$/, {}],
  [/^e2e\/(support|fixtures|playwright)/, { browsers: 'all' }],
  [/^e2e\//, {}],
  // Texts and generated code change beside what they belong to, which says what has to run.
  [/^web\/src\/i18n\/(en|af)\.json$/, { unlessElse: true }],
  [/\.generated\.ts$|^web\/schema\.graphql$|^supabase\/(database\.types\.ts|schema\.sql)$/, {}],
  [/^(seed|documents|web)\//, { browsers: 'all' }],
  [/^seed\.sql$/, { projects: ['unit'], browsers: 'all' }],
  [/^supabase\/migrations\//, { projects: ['contract', 'database'], unlessElse: true }],
  [/^supabase\/functions\//, { projects: ['contract'], browsers: 'all' }],
]

/** The tests of a feature of the back-office that has one of its name: it needs no place in the map. */
function officeTests(file: string): string[] | null {
  const feature = /^web\/src\/features\/([a-z-]+)\//.exec(file)?.[1]
  if (feature === undefined) return null
  const test = join(repositoryRoot, `e2e/tests/back-office/${feature}.spec.ts`)
  return existsSync(test) ? [`back-office/${feature}`, 'back-office/looks'] : null
}

function effectOf(file: string): Effect {
  const spec = /^e2e\/tests\/(.+)\.spec\.ts$/.exec(file)?.[1]
  if (spec !== undefined) return { browsers: [spec] }
  const effect = rules.find(([path]) => path.test(file))?.[1] ?? { everything: true }
  const folder = Object.keys(browserMap).find((each) => file.startsWith(`${each}/`))
  const named = folder === undefined ? officeTests(file) : browserMap[folder]
  if (!named || effect.browsers === undefined) return effect
  return { ...effect, browsers: named }
}

/**
 * What a change can affect beyond what imports show: tests that import what changed are found by Vitest itself. A
 * migration has the browser tests run of the features that change with it, and all where none does.
 */
export function planFor(files: readonly string[]): Plan {
  const effects = files.map((file) => ({ file, ...effectOf(file) }))
  const chosen = new Set(
    effects.flatMap(({ browsers = [] }) => (browsers === 'all' ? [] : browsers)),
  )
  const all =
    effects.some(({ browsers }) => browsers === 'all') ||
    (chosen.size === 0 && effects.some(({ unlessElse }) => unlessElse))
  return {
    everything: effects.find(({ everything }) => everything)?.file ?? null,
    projects: [...new Set(effects.flatMap(({ projects = [] }) => projects))].sort(),
    browsers: all ? 'all' : [...chosen].sort(),
  }
}

/** As Playwright takes them: a file and not those that begin alike, or a folder. */
export const browserArguments = (browsers: readonly string[]): string[] =>
  browsers.map((each) => (each.includes('/') ? `tests/${each}.spec.ts` : `tests/${each}/`))

/** What is about to run, in words. */
export function described(files: readonly string[], plan: Plan): string {
  const changed = `${String(files.length)} files changed`
  if (plan.everything !== null) return `${changed}, among them ${plan.everything}: everything runs.`
  const whole = plan.projects.length === 0 ? '' : ` and all tests of ${plan.projects.join(' and ')}`
  const browsers = plan.browsers === 'all' ? 'all' : plan.browsers.join(', ') || 'none'
  return `${changed}: the tests that import them${whole}; browser tests: ${browsers}.`
}
