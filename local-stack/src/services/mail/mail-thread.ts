/**
 * Runs the mail catcher in a thread of its own: loading it takes longer than starting everything else and must not
 * block the process that serves requests.
 */
import { EventEmitter } from 'node:events'
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
  // Mails are kept between runs; the oldest are removed so that starting stays fast.
  maxEmails: 500,
  silent: true,
})

parentPort?.once('message', () => {
  void catcher.stop().then(() => process.exit(0))
})
const { storage } = await catcher.start()
// A mail is dated by its header, in whole seconds of the sender's clock, but order and `after` need the time of
// arrival. It is set while the mail is stored, so that the header's date is never visible.
if (!(storage instanceof EventEmitter)) throw new Error('the mail store does not report new mails')
storage.on('add', (email: { time: Date }) => {
  email.time = new Date()
})
parentPort?.postMessage('ready')
