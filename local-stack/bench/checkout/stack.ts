/** The process that `bench/checkout.ts` puts under load: a whole local stack, removed at the end. */
import { readFileSync } from 'node:fs'
import pg from 'pg'
import { writeSeller } from '../../testing/seller.ts'
import { startTestStack } from '../../testing/stack.ts'

export interface Ready {
  apiUrl: string
  superuserUrl: string
}

const problem = /error|deadlock|timeout|timed out|PGRST|given up|too many/i
const stack = await startTestStack({
  log: (line) => {
    if (problem.test(line)) console.error(line.slice(0, 300))
  },
})
const client = new pg.Client(stack.superuserUrl)
await client.connect()
await client.query(readFileSync(new URL('./world.sql', import.meta.url), 'utf8'))
await client.end()
await writeSeller(stack)
const ready: Ready = { apiUrl: stack.apiUrl, superuserUrl: stack.superuserUrl }
process.send?.(ready)
const stop = () => {
  void stack
    .stop()
    .catch((error: unknown) => {
      console.error(error)
    })
    .then(() => process.exit())
}
process.once('message', stop)
// Whoever asked for it has ended.
process.once('disconnect', stop)
