import { execFile } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { allSteps, stepsFor, type Step } from './check-steps.ts'
import { reportFiles, reports, repositoryRoot, type Phase } from './test/reports.ts'

/**
 * `npm run check [-- types]`: everything that holds the line without running the product, one line each; with a word,
 * the steps that begin with it. `--files` runs what these files can fail.
 */
const { values, positionals } = parseArgs({
  options: { files: { type: 'boolean', default: false } },
  allowPositionals: true,
})
const steps = values.files
  ? stepsFor(positionals, repositoryRoot)
  : allSteps.filter(({ name }) => name.startsWith(positionals[0] ?? ''))

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
async function check({ name, command, args }: Step): Promise<void> {
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

const waiting = steps.values()
/** Takes the next step as long as there is one. */
async function work(): Promise<void> {
  for (const step of waiting) await check(step)
}
await Promise.all(Array.from({ length: Math.min(2, availableParallelism()) }, work))
mkdirSync(reports, { recursive: true })
writeFileSync(reportFiles.checks, JSON.stringify(took))
process.exitCode = failed === 0 ? 0 : 1
