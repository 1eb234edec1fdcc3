/** The client process: a fixed number of open connections, each with one request at a time. */
import { Agent, request } from 'node:http'
import type { HttpRequest } from './dialect.ts'

export interface Load {
  port: number
  /** The questions, asked in turn. */
  requests: HttpRequest[]
  connections: number
  milliseconds: number
}

export interface Slice {
  /** Milliseconds from the first byte sent to the last byte read, ascending. */
  latencies: number[]
  seconds: number
}

const agents = new Map<number, Agent>()

function agentFor(port: number, connections: number): Agent {
  const known = agents.get(port)
  if (known) return known
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  agents.set(port, agent)
  return agent
}

async function send(
  port: number,
  agent: Agent,
  { path, headers, body }: HttpRequest,
): Promise<number> {
  const begin = performance.now()
  await new Promise<void>((resolve, reject) => {
    const length = Buffer.byteLength(body)
    const outgoing = request(
      {
        host: '127.0.0.1',
        port,
        agent,
        path,
        method: 'POST',
        timeout: 10_000,
        headers: { ...headers, 'content-length': length },
      },
      (response) => {
        response.resume()
        response.once('error', reject)
        response.once('end', () => {
          if (response.statusCode === 200) resolve()
          else reject(new Error(`${path} answered ${String(response.statusCode)}`))
        })
      },
    )
    outgoing.once('error', reject)
    outgoing.once('timeout', () => outgoing.destroy(new Error(`${path} hangs`)))
    outgoing.end(body)
  })
  return performance.now() - begin
}

async function run({ port, requests, connections, milliseconds }: Load): Promise<Slice> {
  const agent = agentFor(port, connections)
  const latencies: number[] = []
  const begin = performance.now()
  let next = 0
  const worker = async () => {
    while (performance.now() - begin < milliseconds) {
      const question = requests[next % requests.length]
      if (!question) return
      next += 1
      latencies.push(await send(port, agent, question))
    }
  }
  await Promise.all(Array.from({ length: connections }, worker))
  const seconds = (performance.now() - begin) / 1000
  return { latencies: latencies.sort((a, b) => a - b), seconds }
}

process.once('disconnect', () => process.exit(0))
process.on('message', (message) => {
  const load = message as Load // the message of bench/graphql.ts
  // A failed request ends this process with its error, and thereby the benchmark.
  void run(load).then((slice) => process.send?.(slice))
})
