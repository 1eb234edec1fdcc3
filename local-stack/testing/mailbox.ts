import { z } from 'zod'

const addresses = z.array(z.object({ address: z.string(), name: z.string().optional() }))
const summarySchema = z.object({
  items: z.array(
    z.object({ id: z.string(), time: z.coerce.date(), subject: z.string(), to: addresses }),
  ),
})
const mailSchema = z.object({
  id: z.string(),
  time: z.coerce.date(),
  subject: z.string(),
  from: addresses,
  to: addresses,
  text: z.string().default(''),
  html: z.string().default(''),
})

export interface Mail extends z.infer<typeof mailSchema> {
  /** The mail as it was sent, with all its headers. */
  source: string
  /** Every address that the mail links to, in order, each once. */
  links: string[]
}

export interface MailQuery {
  /** Recipient; letter case does not matter. */
  to: string
  subject?: string | RegExp
  /** Only mails received at or after this moment. */
  after?: Date
  /** Default 10 seconds. */
  timeoutMs?: number
}

export interface Mailbox {
  /**
   * The newest mail that matches, as soon as there is one.
   * @throws Error that lists the mails that did arrive, when none matches in time
   */
  waitForMail(query: MailQuery): Promise<Mail>
}

/** Reads what the mail catcher caught, over HTTP only: `mailUrl` is its page, http://127.0.0.1:54324. */
export function createMailbox(mailUrl: string): Mailbox {
  const get = async (path: string): Promise<string> => {
    const response = await fetch(new URL(path, mailUrl))
    if (!response.ok) throw new Error(`the mail catcher answered ${String(response.status)}`)
    return response.text()
  }
  const newest = async () =>
    summarySchema.parse(JSON.parse(await get('/api/email/summary?limit=200&sort=desc'))).items

  return {
    async waitForMail(query) {
      const deadline = Date.now() + (query.timeoutMs ?? 10_000)
      for (;;) {
        const mails = await newest()
        const match = mails.find((mail) => matches(mail, query))
        if (match !== undefined) {
          const path = `/api/email/${match.id}`
          const mail = mailSchema.parse(JSON.parse(await get(path)))
          return { ...mail, source: await get(`${path}/source`), links: linksOf(mail) }
        }
        if (Date.now() > deadline) {
          const arrived = mails.slice(0, 10).map((mail) => `${recipients(mail)}: ${mail.subject}`)
          throw new Error(`no mail to ${query.to}; there are ${JSON.stringify(arrived)}`)
        }
        await new Promise((resolve) => setTimeout(resolve, 100))
      }
    },
  }
}

type Summary = z.infer<typeof summarySchema>['items'][number]

const recipients = (mail: Summary) => mail.to.map(({ address }) => address).join(', ')

function matches(mail: Summary, { to, subject, after }: MailQuery): boolean {
  const wanted = to.toLowerCase()
  if (!mail.to.some(({ address }) => address.toLowerCase() === wanted)) return false
  if (after !== undefined && mail.time < after) return false
  if (subject === undefined) return true
  return typeof subject === 'string' ? mail.subject === subject : subject.test(mail.subject)
}

function linksOf({ html, text }: { html: string; text: string }): string[] {
  const inHtml = [...html.matchAll(/\bhref="([^"]+)"/g)].map(([, link = '']) =>
    link.replaceAll('&amp;', '&'),
  )
  const inText = [...text.matchAll(/https?:\/\/[^\s<>"\])]+/g)].map(([link]) => link)
  return [...new Set([...inHtml, ...inText])]
}
