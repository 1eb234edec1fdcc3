import { z } from 'zod'
import { addresses } from './addresses.ts'

const summarySchema = z.object({
  items: z.array(
    z.object({
      id: z.string(),
      subject: z.string().default(''),
      to: z.array(z.object({ address: z.string() })),
    }),
  ),
})
const mailSchema = z.object({
  subject: z.string(),
  html: z.string().default(''),
  text: z.string().default(''),
  replyTo: z.array(z.object({ address: z.string() })).default([]),
})

/** The newest mail to this address, as soon as it arrives and has what is asked for. */
async function findMail<T>(
  to: string,
  read: (mail: z.infer<typeof mailSchema>) => T | undefined,
  words = '',
): Promise<T> {
  for (let attempt = 0; attempt < 60; attempt += 1) {
    const summary = await fetch(`${addresses.mail}/api/email/summary?limit=200&sort=desc`)
    const mail = summarySchema
      .parse(await summary.json())
      .items.find(
        (each) =>
          each.subject.includes(words) &&
          each.to.some(({ address }) => address.toLowerCase() === to.toLowerCase()),
      )
    if (mail !== undefined) {
      const content = await fetch(`${addresses.mail}/api/email/${mail.id}`)
      const found = read(mailSchema.parse(await content.json()))
      if (found !== undefined) return found
    }
    await new Promise((resolve) => setTimeout(resolve, 250))
  }
  throw new Error(`no such mail to ${to}`)
}

/** Subject, text and where a reply goes of the newest mail to this address, or of the newest with these words in its subject. */
export const mailTo = (to: string, words = '') =>
  findMail(
    to,
    ({ subject, text, replyTo }) => ({
      subject,
      text,
      replyTo: replyTo.map(({ address }) => address),
    }),
    words,
  )

/** The link that confirms an address, from the newest mail to it. */
export const confirmationLink = (to: string) =>
  findMail(to, ({ html, text }) =>
    /https?:\/\/[^\s"'<>]*\/auth\/v1\/verify[^\s"'<>]*/
      .exec(`${html} ${text}`)?.[0]
      .replaceAll('&amp;', '&'),
  )
