import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { Worker } from 'node:worker_threads'

export interface MailOptions {
  smtpPort: number
  webPort: number
  host: string
  log: (line: string) => void
  /** The folder in which mails are kept between runs; without it they are lost at the end. */
  directory?: string
}

/**
 * Catches every mail that Auth and the functions send, and shows them on a page at `webPort`, where
 * `testing/mailbox.ts` also reads them. Resolves when both ports listen.
 * @throws Error when a port is in use
 */
export async function startMail(options: MailOptions): Promise<{ stop(): Promise<void> }> {
  const { smtpPort, webPort, host } = options
  const directory = options.directory ?? (await mkdtemp(join(tmpdir(), 'mail-')))
  const thread = new Worker(new URL('./mail-thread.ts', import.meta.url), {
    workerData: { smtpPort, webPort, host, directory },
    stdout: true,
    stderr: true,
  })
  // Its standard output contains only that it listens.
  thread.stdout.resume()
  createInterface({ input: thread.stderr }).on('line', (line) => options.log(`mail: ${line}`))

  const ended = new Promise<void>((resolve) => thread.once('exit', () => resolve()))
  await new Promise<void>((resolve, reject) => {
    thread.once('message', () => resolve())
    thread.once('error', reject)
  })
  thread.on('error', (error) => options.log(`mail: ${String(error)}`))

  return {
    async stop() {
      thread.postMessage('stop')
      await ended
      if (options.directory === undefined) await rm(directory, { recursive: true, force: true })
    },
  }
}
