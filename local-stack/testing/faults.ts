import { readFileSync } from 'node:fs'
import { announcedFaults } from './announced-faults.ts'
import { faultMark } from '../src/start/log-file.ts'
import type { Log } from '../src/log.ts'

/** A fault of a log, with the lines of its stack. */
export type Fault = string

/** The name of the function that wrote the line, which stands before each of its lines. */
const writer = /^functions\/[\w-]+: /
/** What goes on with the line before: a line of a stack, or of an object that was printed. */
const goesOn = /^(?:\s|$|[\]})]|Caused by: )/

/** Joins the lines that a function wrote one by one: a stack belongs to its error. */
export function joinLines(lines: readonly string[]): Fault[] {
  const faults: { source: string; text: string }[] = []
  for (const line of lines) {
    const source = writer.exec(line)?.[0] ?? ''
    const rest = line.slice(source.length)
    // Two functions may write at once.
    const before = faults.findLast((fault) => fault.source === source)
    if (before !== undefined && goesOn.test(rest)) before.text += `\n${rest}`
    else faults.push({ source, text: line })
  }
  return faults.map(({ text }) => text)
}

/** What stands before an entry; further lines belong to it. */
const entry = /^\d{4}-\d\d-\d\dT\S+Z /m

/** The faults of a log that `openLog` wrote. */
export function faultsOfStackLog(log: string): Fault[] {
  const entries = log.split(entry)
  const marked = entries.filter((each) => each.startsWith(faultMark))
  return joinLines(marked.map((each) => each.slice(faultMark.length).trimEnd()))
}

/** What Postgres never answers to a request that is only refused: of resources, of the system, of itself, a deadlock. */
const faultCodes = /^(?:53|58|XX|40P01)/
const postgresLine =
  /^\d{4}-\d\d-\d\d \S+ UTC \[\d+\] (?<code>\w{5}) (?<level>[A-Z]+): {2}(?<text>.*)$/
/** A database that stops ends its connections (57P01) and refuses new ones (57P03); a client may hang up (08006). */
const ofEnds = /^(?:57P0[13]|08006)$/

/** The faults of a log of Postgres. What a request was refused for is none. */
export function faultsOfPostgresLog(log: string): Fault[] {
  const faults: string[][] = []
  let fault: string[] | null = null
  for (const line of log.split('\n')) {
    const { code = '', level = '', text = '' } = postgresLine.exec(line)?.groups ?? {}
    if (['DETAIL', 'HINT', 'CONTEXT', 'STATEMENT', 'QUERY', ''].includes(level)) {
      // A statement goes over several lines.
      fault?.push(line.replace(/^\d{4}-.*?\] /, ''))
      continue
    }
    const isFault =
      level === 'PANIC' ||
      (level === 'FATAL' && !ofEnds.test(code)) ||
      (['ERROR', 'WARNING'].includes(level) && faultCodes.test(code))
    fault = isFault ? [`postgres: ${level} ${code}: ${text}`] : null
    if (fault !== null) faults.push(fault)
  }
  return faults.map((lines) => lines.join('\n').trimEnd())
}

/** The faults of a log file of Postgres; none when there is no such file. */
export function faultsOfPostgres(logFile: string): Fault[] {
  try {
    return faultsOfPostgresLog(readFileSync(logFile, 'utf8'))
  } catch {
    return []
  }
}

/** Gets the lines of a stack in this process. */
export function gatherFaults(): { log: Log; faults: () => Fault[] } {
  const lines: string[] = []
  return {
    log: (line, kind = 'fault') => {
      if (kind === 'fault') lines.push(line)
    },
    faults: () => joinLines(lines),
  }
}

/** @throws Error that shows each fault that no test of the run has announced */
export function refuseFaults(where: string, faults: readonly Fault[]): void {
  const announced = announcedFaults()
  const unexpected = faults.filter((fault) => !announced.some(({ pattern }) => pattern.test(fault)))
  if (unexpected.length === 0) return
  const times = new Map<string, number>()
  for (const fault of unexpected) times.set(fault, (times.get(fault) ?? 0) + 1)
  const told = [...times].map(([fault, count]) => `${String(count)} × ${fault}`)
  throw new Error(`${where} logged what no test announces:\n\n${told.join('\n\n')}\n`)
}
