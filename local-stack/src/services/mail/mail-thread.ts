/**
 * The mail catcher in a thread of its own: loading it takes longer than starting everything else, and must not
 * hold up the process that serves requests.
 */
import { parentPort, workerData } from 'node:worker_threads'
import { MailDev } from 'maildev'
import { z } from 'zod'

const options = z
  .object({ smtpPort: z.number(), webPort: z.number(), host: z.string(), directory: z.string() })
  .parse(workerData)

const catcher = new MailDev({
  smtp: options.smtpPort,
  ip: options.host,
  web: options.webPort,
  webIp: options.host,
  mailDirectory: options.directory,
  // Mails are kept between runs; the oldest go, so that starting stays quick.
  maxEmails: 500,
  silent: true,
})

parentPort?.once('message', () => {
  void catcher.stop().then(() => process.exit(0))
})
await catcher.start()
parentPort?.postMessage('ready')
