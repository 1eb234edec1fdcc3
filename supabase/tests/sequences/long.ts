import { parseArgs } from 'node:util'
import fc from 'fast-check'
import { startStage } from './stage.ts'
import { sequences } from './steps.ts'

/* eslint-disable no-console -- a command that prints what it found */
/**
 * `npm run test:sequences -- --minutes 60 [--seed 1]`: plays random sequences for as long, then says how many. What
 * breaks a rule is made as short as possible and printed with its seed: keep it in kept.ts.
 */
const { values } = parseArgs({
  options: { minutes: { type: 'string', default: '10' }, seed: { type: 'string' } },
})
const stage = await startStage()
try {
  const report = await fc.check(
    fc.asyncProperty(sequences, async (steps) => (await stage.play(steps)).broken === null),
    {
      numRuns: Number.MAX_SAFE_INTEGER,
      interruptAfterTimeLimit: Number(values.minutes) * 60_000,
      ...(values.seed === undefined ? {} : { seed: Number(values.seed) }),
    },
  )
  console.log(`${String(report.numRuns)} sequences, seed ${String(report.seed)}`)
  if (report.counterexample !== null) {
    const [steps] = report.counterexample
    const { broken, outcomes } = await stage.play(steps)
    console.log(`BROKEN: ${broken ?? ''}\n${JSON.stringify({ steps, outcomes }, null, 2)}`)
    process.exitCode = 1
  }
} finally {
  await stage.stop()
}
