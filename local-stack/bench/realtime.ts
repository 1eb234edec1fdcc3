/**
 * 1,000 subscribers to filtered products, 50 changes a second for 20 seconds. Measures the time from commit to
 * delivery, lost changes and growth of memory. The service runs in a process of its own; subscribers and writer are
 * here.
 *
 *   node bench/realtime.ts [--subscribers 1000] [--seconds 20] [--rate 50]
 */
import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { SignJWT } from 'jose'
import pg from 'pg'
import WebSocket from 'ws'
import { projectKeys } from '../src/keys.ts'
import type { Ready, Usage } from './realtime-server.ts'

const { values: options } = parseArgs({
  options: {
    subscribers: { type: 'string', default: '1000' },
    seconds: { type: 'string', default: '20' },
    rate: { type: 'string', default: '50' },
  },
})
const subscribers = Number(options.subscribers)
const seconds = Number(options.seconds)
const rate = Number(options.rate)
const targetMs = 250

interface Scenario {
  name: string
  /** The number of different users among the subscribers; 0 means that nobody is signed in. */
  users: number
}
const scenarios: Scenario[] = [
  { name: 'visitors', users: 0 },
  { name: '100 users', users: 100 },
  { name: 'all different users', users: subscribers },
]

const token = (user: number) =>
  new SignJWT({
    role: 'authenticated',
    sub: `00000000-0000-4000-8000-${String(user).padStart(12, '0')}`,
    exp: 4_000_000_000,
  })
    .setProtectedHeader({ alg: 'HS256' })
    .sign(new TextEncoder().encode(projectKeys.jwtSecret))

/** Milliseconds from commit to arrival, for every delivered change. */
interface Subscriber {
  socket: WebSocket
  category: string
  received: number
}

async function subscribe(
  ready: Ready,
  index: number,
  scenario: Scenario,
  latencies: number[],
): Promise<Subscriber> {
  const category = ready.categories[index % ready.categories.length] ?? ''
  const url = `${ready.url.replace('http', 'ws')}/realtime/v1/websocket`
  const socket = new WebSocket(`${url}?apikey=${projectKeys.publishable}&vsn=2.0.0`)
  const subscriber: Subscriber = { socket, category, received: 0 }
  await once(socket, 'open')
  const started = Promise.withResolvers<undefined>()
  socket.on('message', (data: Buffer) => {
    const text = data.toString('utf8')
    if (text.includes('"postgres_changes",{"ids"')) {
      const committed = /"commit_timestamp":"([^"]+)"/.exec(text)?.[1]
      if (committed !== undefined) latencies.push(Date.now() - Date.parse(committed))
      subscriber.received += 1
    } else if (text.includes('Subscribed to PostgreSQL')) started.resolve(undefined)
    else if (text.includes('"status":"error"')) started.reject(new Error(text))
  })
  const filter = `category_id=eq.${category}`
  const changes = [{ event: 'UPDATE', schema: 'public', table: 'product', filter }]
  const accessToken = scenario.users === 0 ? undefined : await token(index % scenario.users)
  const payload = { config: { postgres_changes: changes }, access_token: accessToken }
  socket.send(JSON.stringify(['1', '1', 'realtime:products', 'phx_join', payload]))
  await started.promise
  return subscriber
}

async function usage(server: ChildProcess): Promise<Usage> {
  server.send('usage')
  const [answer] = (await once(server, 'message')) as [Usage] // the message of realtime-server.ts
  return answer
}

/** Changes prices at the given rate. Returns the number of changes of each category. */
async function write(ready: Ready): Promise<Map<string, number>> {
  const client = new pg.Client(ready.databaseUrl)
  await client.connect()
  const changed = new Map<string, number>()
  const begin = performance.now()
  for (let n = 0; n < rate * seconds; n += 1) {
    const due = begin + (n * 1000) / rate
    await sleep(Math.max(0, due - performance.now()))
    const { rows } = await client.query<{ category_id: string }>(
      'update public.product set price = $1 where id = $2 returning category_id',
      [(n % 900) + 10, ready.products[(n * 7919) % ready.products.length]],
    )
    const category = rows[0]?.category_id ?? ''
    changed.set(category, (changed.get(category) ?? 0) + 1)
  }
  await client.end()
  return changed
}

const percentile = (sorted: number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN

async function measure(server: ChildProcess, ready: Ready, scenario: Scenario) {
  const latencies: number[] = []
  const everyone: Subscriber[] = []
  for (let start = 0; start < subscribers; start += 50) {
    const group = Array.from({ length: Math.min(50, subscribers - start) }, (_, offset) =>
      subscribe(ready, start + offset, scenario, latencies),
    )
    everyone.push(...(await Promise.all(group)))
  }
  const beat = setInterval(() => {
    for (const { socket } of everyone) {
      socket.send(JSON.stringify([null, 'h', 'phoenix', 'heartbeat', {}]))
    }
  }, 25_000)
  const before = await usage(server)
  const changed = await write(ready)
  await sleep(2000)
  const after = await usage(server)
  clearInterval(beat)
  const expected = everyone.reduce((sum, { category }) => sum + (changed.get(category) ?? 0), 0)
  const received = everyone.reduce((sum, subscriber) => sum + subscriber.received, 0)
  for (const { socket } of everyone) socket.close()
  latencies.sort((a, b) => a - b)
  return {
    subscribers: scenario.name,
    delivered: received,
    lost: expected - received,
    'p50 ms': percentile(latencies, 0.5),
    'p95 ms': percentile(latencies, 0.95),
    'max ms': latencies.at(-1) ?? Number.NaN,
    'service cpu %': Math.round(((after.cpuSeconds - before.cpuSeconds) / seconds) * 100),
    'heap MB before': before.heap,
    'heap MB after': after.heap,
    'rss MB before': before.rss,
    'rss MB after': after.rss,
  }
}

const server = fork(fileURLToPath(new URL('./realtime-server.ts', import.meta.url)), {
  execArgv: ['--expose-gc'],
})
const [ready] = (await once(server, 'message')) as [Ready] // the first message of realtime-server.ts
console.log(
  `${subscribers} subscribers, ${ready.categories.length} categories, ${ready.products.length} products, ${rate} changes/s for ${seconds} s`,
)
const results = []
for (const scenario of scenarios) results.push(await measure(server, ready, scenario))
console.table(results)
const missed = results.filter((row) => row.lost !== 0 || row['p95 ms'] >= targetMs)
console.log(
  missed.length === 0
    ? `Target met: nothing lost, p95 under ${targetMs} ms.`
    : `Target missed: ${missed.map((row) => row.subscribers).join(', ')}.`,
)
server.send('stop')
await once(server, 'exit')
process.exitCode = missed.length === 0 ? 0 : 1
