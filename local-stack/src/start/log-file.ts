import { createWriteStream, mkdirSync } from 'node:fs'
import { dirname } from 'node:path'

/** The log file of the stack, which prints only a few lines to the terminal. */
export function openLog(path: string): { log: (line: string) => void; close: () => void } {
  mkdirSync(dirname(path), { recursive: true })
  const stream = createWriteStream(path, { flags: 'a' })
  return {
    log: (line) => {
      stream.write(`${new Date().toISOString()} ${line}\n`)
    },
    close: () => stream.end(),
  }
}
