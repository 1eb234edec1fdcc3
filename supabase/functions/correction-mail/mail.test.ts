import { expect, it, vi } from 'vitest'
import type { sendMail } from '../_shared/mail/send.ts'
import type { Client } from '../_shared/project/clients.ts'
import { renderCorrectionMail } from './mail.ts'
import { sendDueCorrectionMails } from './outbox.ts'

const mail = {
  id: '7f0c0a52-5e3c-4f4e-9a53-6f1f3f2b0a01',
  to: 'thandi@kryt.example',
  name: 'Ms Nkosi',
  language: 'en' as const,
  productId: '7f0c0a52-5e3c-4f4e-9a53-6f1f3f2b0b01',
  title: 'Breuke & <desimale>',
  fileName: 'Toets 4.pdf',
  sentence: 'Vraag 4.2 is <b>3/8</b>.',
}

it('says which file was corrected, what was wrong and where the new one is', () => {
  const { subject, text, html } = renderCorrectionMail(mail, 'https://kryt.example')
  expect(subject).toBe('A corrected file: Breuke & <desimale>')
  expect(text).toBe(`Dear Ms Nkosi,

We have corrected the file “Toets 4.pdf” of “Breuke & <desimale>”.

Vraag 4.2 is <b>3/8</b>.

The new file is in your library. If you have printed or saved the earlier one, download it again.

Open it in your library: https://kryt.example/app/purchased-resources/${mail.productId}

You receive this email because this resource is in your library.
`)
  expect(html).toContain('Vraag 4.2 is &lt;b&gt;3/8&lt;/b&gt;.')
})

it('is in the language of the teacher, and needs no sentence', () => {
  const { subject, text } = renderCorrectionMail(
    { ...mail, language: 'af', name: '', sentence: null },
    'https://kryt.example',
  )
  expect(subject).toBe('’n Reggestelde lêer: Breuke & <desimale>')
  expect(text).toMatch(
    /^Goeiedag,\n\nOns het die lêer “Toets 4.pdf” van .* reggestel\.\n\nDie nuwe/,
  )
})

it('goes out once; who does not have the resource any more gets none', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const finished: object[] = []
  const claimed = [
    mail,
    { id: '7f0c0a52-5e3c-4f4e-9a53-6f1f3f2b0a02' },
    { ...mail, id: '7f0c0a52-5e3c-4f4e-9a53-6f1f3f2b0a03' },
  ]
  const rpc = async (name: string, values: object) => {
    if (name === 'claim_correction_mail') return Promise.resolve({ data: claimed, error: null })
    finished.push(values)
    return Promise.resolve({ data: true, error: null })
  }
  const send = vi
    .fn<typeof sendMail>()
    .mockResolvedValueOnce()
    .mockRejectedValueOnce(new Error('450 greylisted'))
  const variables: Record<string, string> = {
    SITE_URL: 'https://kryt.example',
    SUPPORT_EMAIL: 'help@kryt.example',
  }
  const service = { rpc } as unknown as Client // only rpc is used
  expect(await sendDueCorrectionMails((name) => variables[name], service, send)).toEqual({
    sent: 2,
    failed: 1,
  })
  expect(send.mock.calls[0]?.[1]).toMatchObject({
    to: 'thandi@kryt.example',
    replyTo: 'help@kryt.example',
    messageId: `<${mail.id}@corrections.kryt>`,
  })
  expect(send).toHaveBeenCalledTimes(2)
  expect(finished).toEqual([
    { mail_id: claimed[0]?.id },
    { mail_id: claimed[1]?.id },
    { mail_id: claimed[2]?.id, problem: '450 greylisted' },
  ])
})
