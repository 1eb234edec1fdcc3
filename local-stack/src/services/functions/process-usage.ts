import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'

export interface ProcessUsage {
  /** Processor time since the start, in milliseconds. */
  cpuMs: number
  /** Resident memory, in MiB. */
  memoryMb: number
}

const run = promisify(execFile)

/** @returns what the process has used, or null when it has ended */
export async function processUsage(pid: number): Promise<ProcessUsage | null> {
  try {
    return process.platform === 'linux' ? await fromProc(pid) : await fromPs(pid)
  } catch {
    return null
  }
}

async function fromProc(pid: number): Promise<ProcessUsage> {
  const [stat, status] = await Promise.all([
    readFile(`/proc/${String(pid)}/stat`, 'utf8'),
    readFile(`/proc/${String(pid)}/status`, 'utf8'),
  ])
  // The program's name is in parentheses and may contain spaces; utime and stime are the 12th and 13th fields after it.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  const ticks = Number(fields[11]) + Number(fields[12])
  const kilobytes = Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0)
  // Linux reports these in hundredths of a second on every architecture.
  return { cpuMs: ticks * 10, memoryMb: kilobytes / 1024 }
}

async function fromPs(pid: number): Promise<ProcessUsage> {
  const { stdout } = await run('ps', ['-o', 'rss=,time=', '-p', String(pid)])
  const [kilobytes = '0', time = '0'] = stdout.trim().split(/\s+/)
  const seconds = time.split(/[:-]/).reduce((total, part) => total * 60 + Number(part), 0)
  return { cpuMs: seconds * 1000, memoryMb: Number(kilobytes) / 1024 }
}
