import { execFile } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { reportFiles, reports, type Phase } from './test/reports.ts'

/** `npm run check`: everything that holds the line without running the product, one line each. The longest comes first. */
const steps: [name: string, command: string, args: string[]][] = [
  [
    'lint',
    'eslint',
    ['.', '--max-warnings=0', '--cache', '--cache-location', 'node_modules/.cache/eslint'],
  ],
  ['format', 'prettier', ['--check', '--log-level=warn', '.']],
  ['types: web', 'tsc', ['-p', 'web']],
  ['types: local-stack', 'tsc', ['-p', 'local-stack']],
  ['types: supabase', 'tsc', ['-p', 'supabase']],
  ['types: seed', 'tsc', ['-p', 'seed']],
  ['types: documents', 'tsc', ['-p', 'documents']],
  ['types: e2e', 'tsc', ['-p', 'e2e']],
  ['types: scripts', 'tsc', ['-p', 'scripts']],
  ['types: service worker', 'tsc', ['-p', 'web/service-worker']],
  ['dead code', 'knip', []],
  ['drift', 'node', ['local-stack/src/start/types.ts', '--check']],
]

/** Whether the command ended with 0, and what it said. */
async function run(command: string, args: string[]): Promise<{ ok: boolean; said: string }> {
  return new Promise((resolve) => {
    execFile(command, args, { maxBuffer: 2 ** 26 }, (error, stdout, stderr) => {
      resolve({ ok: error === null, said: [stdout, stderr].join('\n').trim() })
    })
  })
}

let failed = 0
const took: Phase[] = []
async function check([name, command, args]: (typeof steps)[number]): Promise<void> {
  const started = performance.now()
  const { ok, said } = await run(command, args)
  const wall = (performance.now() - started) / 1000
  took.push({ name, wall, cpu: null })
  console.log(`${ok ? 'ok    ' : 'FAILED'} ${name} (${wall.toFixed(1)} s)`)
  if (!ok) {
    failed += 1
    console.log(said)
  }
}

const only = process.argv[2]
const waiting = steps.filter(([name]) => only === undefined || name.startsWith(only)).values()
/** Takes the next step as long as there is one. */
async function work(): Promise<void> {
  for (const step of waiting) await check(step)
}
await Promise.all(Array.from({ length: Math.min(2, availableParallelism()) }, work))
mkdirSync(reports, { recursive: true })
writeFileSync(reportFiles.checks, JSON.stringify(took))
process.exitCode = failed === 0 ? 0 : 1
