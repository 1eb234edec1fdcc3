/**
 * The mail catcher in a thread of its own: loading it takes longer than starting everything else, and must not
 * hold up the process that serves requests.
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
  // Mails are kept between runs; the oldest go, so that starting stays quick.
  maxEmails: 500,
  silent: true,
})

parentPort?.once('message', () => {
  void catcher.stop().then(() => process.exit(0))
})
const { storage } = await catcher.start()
// A mail is dated by its own header, in whole seconds and by the sender's clock; order and `after` need the moment
// of arrival. Set while it is being stored, so that nobody sees the other.
if (!(storage instanceof EventEmitter)) throw new Error('the mail store tells nothing of new mails')
storage.on('add', (email: { time: Date }) => {
  email.time = new Date()
})
parentPort?.postMessage('ready')
