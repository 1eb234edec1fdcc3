import type { FunctionLimits } from './limits.ts'
import { processUsage } from './process-usage.ts'

export interface RequestMeter {
  startedAt: number
  /** Processor time charged to this request so far, in milliseconds. */
  cpuMs: number
  /** Nobody waits for it any more, but what it began may still be running. */
  abandoned: boolean
}

/** A worker that used less of an interval than this has nothing running. */
const idleShare = 0.1

/**
 * Measures a worker while requests run in it, and not otherwise. Processor time is shared out among the
 * requests that ran in the interval, because the runtime does not say which of them used it.
 */
export function watchUsage(
  pid: number,
  baselineMb: number,
  meters: Set<RequestMeter>,
  limits: FunctionLimits,
  onExceeded: (what: string) => void,
): { wake(): void; stop(): void } {
  let timer: NodeJS.Timeout | undefined
  let stopped = false
  let lastCpuMs: number | null = null

  const sample = async () => {
    const usage = await processUsage(pid)
    if (usage === null || stopped) return
    const spent = lastCpuMs === null ? null : usage.cpuMs - lastCpuMs
    lastCpuMs = usage.cpuMs
    for (const meter of meters) {
      meter.cpuMs += (spent ?? 0) / meters.size
      const idle = spent !== null && spent < limits.sampleMs * idleShare
      if (meter.abandoned && idle) meters.delete(meter)
    }
    const exceeded = firstExceeded(usage.memoryMb - baselineMb, meters, limits)
    if (exceeded !== null) onExceeded(exceeded)
    else schedule()
  }
  const schedule = () => {
    timer = undefined
    if (stopped || meters.size === 0) {
      // What is used between requests is charged to nobody.
      lastCpuMs = null
      return
    }
    timer = setTimeout(() => void sample(), limits.sampleMs)
    timer.unref()
  }

  let waking = false
  return {
    wake() {
      if (timer !== undefined || waking || stopped) return
      waking = true
      void sample().finally(() => {
        waking = false
      })
    },
    stop() {
      stopped = true
      clearTimeout(timer)
    },
  }
}

function firstExceeded(
  memoryMb: number,
  meters: ReadonlySet<RequestMeter>,
  limits: FunctionLimits,
): string | null {
  if (memoryMb > limits.memoryMb) return `${String(limits.memoryMb)} MiB of memory`
  for (const meter of meters) {
    if (meter.cpuMs > limits.cpuMs) return `${String(limits.cpuMs)} ms of processor time`
    if (Date.now() - meter.startedAt > limits.wallClockMs) {
      return `${String(limits.wallClockMs)} ms of time`
    }
  }
  return null
}
