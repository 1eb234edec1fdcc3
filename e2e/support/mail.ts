import { z } from 'zod'
import { addresses } from './addresses.ts'

const summarySchema = z.object({
  items: z.array(z.object({ id: z.string(), to: z.array(z.object({ address: z.string() })) })),
})
const mailSchema = z.object({
  subject: z.string(),
  html: z.string().default(''),
  text: z.string().default(''),
})

/** The link that confirms an address, from the newest mail to it. */
export async function confirmationLink(to: string): Promise<string> {
  for (let attempt = 0; attempt < 60; attempt += 1) {
    const summary = await fetch(`${addresses.mail}/api/email/summary?limit=200&sort=desc`)
    const mail = summarySchema
      .parse(await summary.json())
      .items.find((each) =>
        each.to.some(({ address }) => address.toLowerCase() === to.toLowerCase()),
      )
    if (mail !== undefined) {
      const { html, text } = mailSchema.parse(
        await (await fetch(`${addresses.mail}/api/email/${mail.id}`)).json(),
      )
      const link = /https?:\/\/[^\s"'<>]*\/auth\/v1\/verify[^\s"'<>]*/.exec(`${html} ${text}`)?.[0]
      if (link !== undefined) return link.replaceAll('&amp;', '&')
    }
    await new Promise((resolve) => setTimeout(resolve, 250))
  }
  throw new Error(`no confirmation mail to ${to}`)
}
