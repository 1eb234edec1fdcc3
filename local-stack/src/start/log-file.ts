import { createWriteStream, mkdirSync } from 'node:fs'
import { dirname } from 'node:path'

/** Everything the stack has to say beyond the few lines on the terminal goes into a file. */
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
