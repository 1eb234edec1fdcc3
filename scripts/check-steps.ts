import { existsSync } from 'node:fs'
import { join } from 'node:path'

export interface Step {
  name: string
  command: string
  args: string[]
}

const eslint = ['--max-warnings=0', '--cache', '--cache-location', 'node_modules/.cache/eslint']
/** The types of all workspaces together take some four gigabytes, which is where Node would give up. */
const lint = (targets: readonly string[]): Step => ({
  name: 'lint',
  command: 'node',
  args: ['--max-old-space-size=8192', 'node_modules/eslint/bin/eslint.js', ...targets, ...eslint],
})
const prettier = ['--check', '--log-level=warn', '--ignore-unknown']
const drift = {
  name: 'drift',
  command: 'node',
  args: ['local-stack/src/start/types.ts', '--check'],
}

/** Each workspace with those whose sources it imports. */
const workspaces: Record<string, readonly string[]> = {
  web: ['documents', 'supabase', 'tables'],
  'local-stack': ['documents', 'seed', 'supabase', 'tables', 'web'],
  supabase: ['documents', 'local-stack', 'seed', 'tables'],
  seed: ['documents', 'local-stack'],
  documents: [],
  tables: [],
  e2e: ['documents', 'local-stack', 'seed', 'supabase', 'web'],
  scripts: ['seed', 'local-stack'],
}

const types = (name: string, folder = name): Step => ({
  name: `types: ${name}`,
  command: 'tsc',
  args: ['-p', folder],
})

/** Everything that holds the line without running the product. The longest comes first. */
export const allSteps: readonly Step[] = [
  lint(['.']),
  { name: 'format', command: 'prettier', args: [...prettier, '.'] },
  ...Object.keys(workspaces).map((workspace) => types(workspace)),
  types('service worker', 'web/service-worker'),
  { name: 'dead code', command: 'knip', args: [] },
  drift,
]

/** The part of the checks that a change of these files can fail, but for dead code. */
export function stepsFor(files: readonly string[], root: string): Step[] {
  const there = files.filter((file) => existsSync(join(root, file)))
  const linted = there.filter((file) => /\.(ts|tsx|js)$/.test(file))
  const typed = /\.(ts|tsx|json)$/
  const touched = Object.entries(workspaces).filter(([workspace, imported]) =>
    [workspace, ...imported].some((each) =>
      files.some((file) => typed.test(file) && file.startsWith(`${each}/`)),
    ),
  )
  const generating = /^supabase\/migrations\/|^local-stack\/src\/bootstrap\/|\.graphql$/
  return [
    ...(linted.length === 0 ? [] : [lint(linted)]),
    ...(there.length === 0
      ? []
      : [{ name: 'format', command: 'prettier', args: [...prettier, ...there] }]),
    ...touched.map(([workspace]) => types(workspace)),
    ...(files.some((file) => file.startsWith('web/service-worker/'))
      ? [types('service worker', 'web/service-worker')]
      : []),
    ...(files.some((file) => generating.test(file)) ? [drift] : []),
  ]
}
