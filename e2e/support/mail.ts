import type { Page } from '@playwright/test'
import { z } from 'zod'
import { addresses } from './addresses.ts'
import { secretKey } from './api.ts'

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
})

/** Waits for the newest mail to this address for which `read` returns something. */
async function findMail<T>(
  to: string,
  read: (mail: z.infer<typeof mailSchema>, id: string) => T | undefined,
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
      const found = read(mailSchema.parse(await content.json()), mail.id)
      if (found !== undefined) return found
    }
    await new Promise((resolve) => setTimeout(resolve, 250))
  }
  throw new Error(`no such mail to ${to}`)
}

/** Subject and text of the newest mail to this address. */
export const mailTo = (to: string) => findMail(to, ({ subject, text }) => ({ subject, text }))

/**
 * The source, headers included, of the newest mail to this address with these words in its subject.
 */
export async function mailAbout(to: string, words: string) {
  const mail = await findMail(to, ({ subject, text }, id) => ({ subject, text, id }), words)
  const source = await fetch(`${addresses.mail}/api/email/${mail.id}/source`)
  return { ...mail, source: await source.text() }
}

/** The link to our page, from the newest mail to this address. Opening it changes nothing. */
export const confirmationLink = (to: string) =>
  findMail(to, ({ html, text }) =>
    /https?:\/\/[^\s"'<>]*\/auth\/confirm#token_hash[^\s"'<>]*/
      .exec(`${html} ${text}`)?.[0]
      .replaceAll('&amp;', '&'),
  )

/** Opens the link of the newest mail to this address as a person does, and presses the page's button. */
export async function followMail(page: Page, to: string): Promise<void> {
  await page.goto(await confirmationLink(to))
  await page.getByRole('main').getByRole('button').first().click()
}

/** The code in the same mail, which can be typed instead of opening the link. */
export const confirmationCode = (to: string) =>
  findMail(to, ({ html }) => /<strong[^>]*>\s*(\d{6})\s*</.exec(html)?.[1])

/** Sends the mails about orders, or about corrected files, that are due, as the scheduler does. */
export async function sendDueMails(outbox: 'order-mail' | 'correction-mail'): Promise<void> {
  const answer = await fetch(`${addresses.api}/functions/v1/${outbox}`, {
    method: 'POST',
    headers: { apikey: secretKey },
  })
  if (!answer.ok) throw new Error(`${outbox} answered ${String(answer.status)}`)
}

/** How many mails went to this address with these words in their subject. */
export async function countMails(to: string, words = ''): Promise<number> {
  const summary = await fetch(`${addresses.mail}/api/email/summary?limit=200&sort=desc`)
  return summarySchema
    .parse(await summary.json())
    .items.filter(
      (each) =>
        each.subject.includes(words) &&
        each.to.some(({ address }) => address.toLowerCase() === to.toLowerCase()),
    ).length
}
