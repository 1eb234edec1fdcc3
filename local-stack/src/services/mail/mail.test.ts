import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createMailbox } from '../../../testing/mailbox.ts'
import { findFreePorts } from '../../network/ports.ts'
import { startMail } from './mail.ts'

const directory = mkdtempSync(join(tmpdir(), 'mail-test-'))
let ports: { smtpPort: number; webPort: number }
let mail: { stop(): Promise<void> }

const start = async () =>
  startMail({ ...ports, host: '127.0.0.1', directory, log: () => undefined })
const mailbox = () => createMailbox(`http://127.0.0.1:${String(ports.webPort)}`)

beforeAll(async () => {
  const [smtpPort = 0, webPort = 0] = await findFreePorts(2)
  ports = { smtpPort, webPort }
  mail = await start()
})
afterAll(async () => {
  await mail.stop()
  rmSync(directory, { recursive: true })
})

async function send(to: string, subject: string, html: string): Promise<void> {
  const transport = createTransport({ host: '127.0.0.1', port: ports.smtpPort, ignoreTLS: true })
  await transport.sendMail({ from: 'Kryt <no-reply@kryt.test>', to, subject, html })
}

describe('the mail catcher', () => {
  it('returns a sent mail with its links', async () => {
    const link = 'http://127.0.0.1:54321/auth/v1/verify?token=abc&type=signup'
    await send('Thandi@Example.co.za', 'Confirm', `<a href="${link.replace('&', '&amp;')}">go</a>`)
    const caught = await mailbox().waitForMail({ to: 'thandi@example.co.za', subject: /conf/i })
    expect(caught).toMatchObject({ subject: 'Confirm', links: [link] })
    expect(caught.from[0]?.address).toBe('no-reply@kryt.test')
  })

  it('finds the newest mail by subject and time', async () => {
    await send('two@example.org', 'First', '<p>1</p>')
    await send('two@example.org', 'Second', '<p>2</p>')
    // The catcher accepts a mail before it can be read.
    await mailbox().waitForMail({ to: 'two@example.org', subject: 'Second' })
    expect((await mailbox().waitForMail({ to: 'two@example.org' })).subject).toBe('Second')
    const first = await mailbox().waitForMail({ to: 'two@example.org', subject: 'First' })
    expect(first.html).toContain('<p>1</p>')
    const query = { to: 'two@example.org', after: new Date(Date.now() + 60_000), timeoutMs: 200 }
    await expect(mailbox().waitForMail(query)).rejects.toThrow('no mail to two@example.org')
  })

  it('has a web page', async () => {
    const response = await fetch(`http://127.0.0.1:${String(ports.webPort)}/`, {
      headers: { accept: 'text/html' },
    })
    expect(response.headers.get('content-type')).toContain('text/html')
  })

  it('keeps mails through a restart', async () => {
    await send('keep@example.org', 'Kept', '<p>still here</p>')
    await mailbox().waitForMail({ to: 'keep@example.org' })
    await mail.stop()
    mail = await start()
    expect((await mailbox().waitForMail({ to: 'keep@example.org' })).subject).toBe('Kept')
  })

  it('reports a port that is in use', async () => {
    await expect(start()).rejects.toThrow(/EADDRINUSE/)
  })
})
