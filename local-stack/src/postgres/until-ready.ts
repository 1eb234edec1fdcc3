import type { ChildProcess } from 'node:child_process'
import { createWriteStream, mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { StackError } from '../errors/stack-error.ts'

/**
 * Waits until a started Postgres accepts connections, and writes what it says to the log for as long as it runs.
 * @throws StackError with the last of what it said, if it ends before
 */
export async function untilReady(child: ChildProcess, logFile: string): Promise<void> {
  mkdirSync(dirname(logFile), { recursive: true })
  const log = createWriteStream(logFile, { flags: 'a' })
  await new Promise<void>((resolve, reject) => {
    let recent = ''
    let ready = false
    child.stderr?.on('data', (chunk: Buffer) => {
      log.write(chunk)
      if (ready) return
      recent = (recent + chunk.toString()).slice(-4_000)
      ready = recent.includes('database system is ready to accept connections')
      if (ready) resolve()
    })
    child.once('error', reject)
    // Workers that outlive the server still write to the log after it has ended.
    child.once('close', () => log.end())
    child.once('exit', (code) => {
      reject(new StackError(`Postgres ended with code ${String(code)}: ${recent.trim()}`))
    })
  })
}
