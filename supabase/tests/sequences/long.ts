import { parseArgs } from 'node:util'
import { replay, search, told } from './search.ts'
import { startStage } from './stage.ts'

/* eslint-disable no-console -- a command that prints what it found */
/**
 * `npm run test:sequences -- --minutes 60 [--seed 1 [--path 2:3]]`: plays random sequences for as long, then says how
 * many; with a path, only that one. What breaks a rule is made short in at most five minutes more, and printed with
 * its seed and path: keep it in kept.ts.
 */
const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '10' },
    seed: { type: 'string' },
    path: { type: 'string' },
  },
})
const stage = await startStage()
try {
  if (values.seed !== undefined && values.path !== undefined) {
    const played = await replay(stage.play, Number(values.seed), values.path)
    console.log(told(played))
    if (played.broken !== null) process.exitCode = 1
  } else {
    const { played, seed, broken } = await search(stage.play, {
      always: 0,
      atMost: Number.MAX_SAFE_INTEGER,
      searchFor: Number(values.minutes) * 60_000,
      shortenFor: 300_000,
      ...(values.seed === undefined ? {} : { seed: Number(values.seed) }),
    })
    console.log(`${String(played)} sequences, seed ${String(seed)}`)
    if (broken !== null) {
      console.log(told(broken))
      process.exitCode = 1
    }
  }
} finally {
  await stage.stop()
}
