import { spawn, type ChildProcess } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import type { Log } from '../../log.ts'
import { tieToOwner } from './lifeline.ts'
import type { FunctionLimits } from './limits.ts'
import { processUsage } from './process-usage.ts'
import { watchUsage, type RequestMeter } from './usage-watch.ts'

/** Why a worker ended: by itself, over a limit, or replaced by us. */
export type WorkerEnd = 'crashed' | 'limit' | 'stopped'

export interface Worker {
  id: string
  port: number
  /** Resolves when the process is gone. */
  ended: Promise<WorkerEnd>
  /** Counts a request against the limits until the returned function says whether it was answered to its end. */
  beginRequest(): (answered: boolean) => void
  /** Ends the process when its requests are finished, at the latest after `drainMs`. */
  retire(): Promise<void>
  stop(): Promise<void>
}

export interface WorkerOptions {
  name: string
  command: string
  args: string[]
  cwd: string
  env: Record<string, string>
  limits: FunctionLimits
  /** Gets what the function writes: its standard error as faults, the rest as notes. */
  log: Log
}

/** V8 ends the process with one of these when its heap is full. */
const fatalSignals: ReadonlySet<string> = new Set(['SIGABRT', 'SIGTRAP', 'SIGILL'])

/**
 * Starts one Deno process and waits until the function serves.
 * @returns null when it ended or did not serve within `bootMs`; the reason is in the log
 */
export async function startWorker(options: WorkerOptions): Promise<Worker | null> {
  const { name, limits } = options
  const log: Log = (line, kind) => options.log(`functions/${name}: ${line}`, kind)
  const mark = randomUUID()
  const child = spawn(options.command, options.args, {
    cwd: options.cwd,
    env: { ...options.env, KRYT_WORKER_MARK: mark },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const cutLifeline = child.pid === undefined ? () => undefined : tieToOwner(child.pid)

  let overLimit = false
  let stopping = false
  let outOfMemory = false
  let background = 0
  const ended = new Promise<WorkerEnd>((resolve) => {
    const finish = (signal: string | null) => {
      cutLifeline()
      if (stopping) resolve('stopped')
      else if (overLimit || (outOfMemory && fatalSignals.has(signal ?? ''))) resolve('limit')
      else resolve('crashed')
    }
    child.once('error', (error) => {
      log(error.message)
      finish(null)
    })
    child.once('close', (_code, signal) => finish(signal))
  })

  const listening = new Promise<number>((resolve) => {
    eachLine(child.stdout, (line) => {
      const message = markedMessage(mark, line)
      if (message === null) log(line, 'note')
      else if ('port' in message) resolve(message.port)
      else background = message.background
    })
  })
  eachLine(child.stderr, (line) => {
    outOfMemory ||= line.includes('out of memory')
    log(line)
  })

  const port = await firstOf(listening, ended, limits.bootMs)
  if (port === null) {
    if (child.exitCode === null) child.kill('SIGKILL')
    log('failed to boot: it ended or does not call Deno.serve')
    return null
  }

  const meters = new Set<RequestMeter>()
  const baseline = await processUsage(child.pid ?? 0)
  const watch = watchUsage(child.pid ?? 0, baseline?.memoryMb ?? 0, meters, limits, (what) => {
    log(`ended: it used more than ${what}`)
    overLimit = true
    child.kill('SIGKILL')
  })
  void ended.then(() => watch.stop())

  const stop = async () => {
    stopping = true
    child.kill('SIGKILL')
    await ended
  }
  return {
    id: mark,
    port,
    ended,
    beginRequest() {
      const meter: RequestMeter = { startedAt: Date.now(), cpuMs: 0, abandoned: false }
      meters.add(meter)
      watch.wake()
      return (answered) => {
        if (answered) meters.delete(meter)
        else meter.abandoned = true
      }
    },
    async retire() {
      const deadline = Date.now() + limits.drainMs
      while (meters.size + background > 0 && Date.now() < deadline && isRunning(child)) {
        await new Promise((resolve) => setTimeout(resolve, 50))
      }
      await stop()
    },
    stop,
  }
}

const isRunning = (child: ChildProcess) => child.exitCode === null && child.signalCode === null

async function firstOf(
  listening: Promise<number>,
  ended: Promise<WorkerEnd>,
  bootMs: number,
): Promise<number | null> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), bootMs)
  })
  try {
    return await Promise.race([listening, ended.then(() => null), late])
  } finally {
    clearTimeout(timer)
  }
}

function eachLine(stream: Readable, take: (line: string) => void): void {
  createInterface({ input: stream, crlfDelay: Infinity }).on('line', (line) => {
    if (line.trim() !== '') take(line)
  })
}

/** Lines that the bootstrap wrote for us; everything else is the function's own output. */
function markedMessage(
  mark: string,
  line: string,
): { port: number } | { background: number } | null {
  if (!line.startsWith(`${mark} `)) return null
  const message: unknown = JSON.parse(line.slice(mark.length + 1))
  if (typeof message !== 'object' || message === null) return null
  if ('port' in message && typeof message.port === 'number') return { port: message.port }
  if ('background' in message && typeof message.background === 'number') {
    return { background: message.background }
  }
  return null
}
