import { createWriteStream, mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Log } from '../log.ts'

/** Stands before a fault in the log file. */
export const faultMark = 'FAULT '

/** The log file of the stack, which prints only a few lines to the terminal. */
export function openLog(path: string): { log: Log; close: () => void } {
  mkdirSync(dirname(path), { recursive: true })
  const stream = createWriteStream(path, { flags: 'a' })
  return {
    log: (line, kind = 'fault') => {
      const mark = kind === 'fault' ? faultMark : ''
      stream.write(`${new Date().toISOString()} ${mark}${line}\n`)
    },
    close: () => stream.end(),
  }
}
