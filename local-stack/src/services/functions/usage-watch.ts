import type { FunctionLimits } from './limits.ts'
import { processUsage } from './process-usage.ts'

export interface RequestMeter {
  startedAt: number
  /** Processor time charged to this request so far, in milliseconds. */
  cpuMs: number
  /** The client has gone, but work of the request may still be running. */
  abandoned: boolean
}

/** A worker that used less than this share of an interval is idle. */
const idleShare = 0.1

/**
 * Measures a worker while it has requests. Processor time is divided among the requests of the interval, because the
 * runtime does not tell which of them used it.
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
      // Time used between requests is not charged to any.
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
