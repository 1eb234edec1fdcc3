import { spawnSync } from 'node:child_process'

/** `npm run check`: everything that holds the line without running the product, one line each. */
const steps: [name: string, command: string, args: string[]][] = [
  ['types: local-stack', 'tsc', ['-p', 'local-stack']],
  ['types: supabase', 'tsc', ['-p', 'supabase']],
  ['types: seed', 'tsc', ['-p', 'seed']],
  ['types: documents', 'tsc', ['-p', 'documents']],
  ['types: e2e', 'tsc', ['-p', 'e2e']],
  ['types: scripts', 'tsc', ['-p', 'scripts']],
  ['types: web', 'tsc', ['-p', 'web']],
  [
    'lint',
    'eslint',
    ['.', '--max-warnings=0', '--cache', '--cache-location', 'node_modules/.cache/eslint'],
  ],
  ['format', 'prettier', ['--check', '--log-level=warn', '.']],
  ['dead code', 'knip', []],
  ['drift', 'node', ['local-stack/src/start/types.ts', '--check']],
]

const only = process.argv[2]
let failed = 0
for (const [name, command, args] of steps) {
  if (only !== undefined && !name.startsWith(only)) continue
  const started = performance.now()
  const run = spawnSync(command, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  const ok = run.status === 0
  console.log(`${ok ? 'ok    ' : 'FAILED'} ${name} (${seconds} s)`)
  if (!ok) {
    failed += 1
    console.log([run.stdout, run.stderr].join('\n').trim())
  }
}
process.exitCode = failed === 0 ? 0 : 1
