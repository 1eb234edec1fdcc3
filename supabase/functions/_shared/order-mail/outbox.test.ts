import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { sendMail } from '../mail/send.ts'
import type { Client } from '../project/clients.ts'
import { sendDueOrderMails } from './outbox.ts'
import { document, mail } from './sample.ts'

describe('sending the mails that are due', () => {
  let finished: object[]
  let service: Client
  const variables: Record<string, string> = {
    SITE_URL: 'https://kryt.example',
    SUPPORT_EMAIL: 'help@kryt.example',
  }
  const read = (name: string) => variables[name]
  const readDocument = vi.fn<(id: string) => Promise<typeof document | null>>()
  const readQuotation = vi
    .fn<(token: string, siteUrl: string) => Promise<typeof document>>()
    .mockResolvedValue({ fileName: 'QUO-000004.pdf', content: document.content })
  const serviceWith = (claimed: object[]) => {
    const rpc = async (name: string, values: object) => {
      if (name === 'claim_order_mail') return Promise.resolve({ data: claimed, error: null })
      finished.push(values)
      return Promise.resolve({ data: true, error: null })
    }
    return { rpc } as unknown as Client // only rpc is used
  }
  beforeEach(() => {
    finished = []
    service = serviceWith([mail])
  })

  it('reports what was sent; the message id is the same at every attempt', async () => {
    const send = vi.fn<typeof sendMail>().mockResolvedValue()
    expect(await sendDueOrderMails(read, service, { send, readDocument, readQuotation })).toEqual({
      sent: 1,
      failed: 0,
    })
    expect(send.mock.calls[0]?.[1]).toMatchObject({
      to: 'thandi@kryt.example',
      subject: 'Your order 261121-10304512',
      messageId: `<${mail.id}@orders.kryt>`,
      replyTo: 'help@kryt.example',
      headers: { 'X-Kryt-Template': 'invoice 1_0' },
    })
    expect(send.mock.calls[0]?.[1]).not.toHaveProperty('attachments')
    expect(readDocument).not.toHaveBeenCalled()
    expect(finished).toEqual([{ mail_id: mail.id }])
  })

  it('a quotation comes with its paper, and also to whoever pays', async () => {
    const quotation = { id: mail.id, number: 4, validUntil: '2026-12-21', token: 'a'.repeat(64) }
    service = serviceWith([
      { ...mail, kind: 'quoted', status: 'QUOTING', copyTo: 'bursar@school.example', quotation },
    ])
    const send = vi.fn<typeof sendMail>().mockResolvedValue()
    await sendDueOrderMails(read, service, { send, readDocument, readQuotation })
    expect(readQuotation).toHaveBeenLastCalledWith(quotation.token, 'https://kryt.example')
    expect(send.mock.calls[0]?.[1]).toMatchObject({
      to: 'thandi@kryt.example',
      cc: 'bursar@school.example',
      attachments: [{ filename: 'QUO-000004.pdf', contentType: 'application/pdf' }],
    })
    service = serviceWith([{ ...mail, copyTo: 'Thandi@kryt.example' }])
    await sendDueOrderMails(read, service, { send, readDocument, readQuotation })
    expect(send.mock.calls[1]?.[1]).not.toHaveProperty('cc')
  })

  it('a change that was undone is finished without a mail', async () => {
    const before = { ...mail, id: undefined }
    service = serviceWith([{ ...mail, kind: 'changed', before }])
    const send = vi.fn<typeof sendMail>()
    expect(await sendDueOrderMails(read, service, { send, readDocument, readQuotation })).toEqual({
      sent: 1,
      failed: 0,
    })
    expect(send).not.toHaveBeenCalled()
  })

  it('sends an invitation to whoever is invited, and not to the buyer', async () => {
    const seat = { title: 'Fractions', language: null, from: 'Ms Botha', token: 'ab'.repeat(32) }
    service = serviceWith([
      { id: mail.id, kind: 'seat', to: 'sipho@kryt.example', language: 'en', seat },
    ])
    const send = vi.fn<typeof sendMail>().mockResolvedValue()
    expect(await sendDueOrderMails(read, service, { send, readDocument, readQuotation })).toEqual({
      sent: 1,
      failed: 0,
    })
    expect(send.mock.calls[0]?.[1]).toMatchObject({
      to: 'sipho@kryt.example',
      subject: 'For you: Fractions',
      messageId: `<${mail.id}@orders.kryt>`,
      replyTo: 'help@kryt.example',
      headers: { 'X-Kryt-Template': 'seat 1_0' },
    })
  })

  it('takes the next batch as long as batches are full', async () => {
    const due = Array.from({ length: 23 }, () => ({ ...mail, id: crypto.randomUUID() }))
    const left = [...due]
    const rpc = async (name: string, values: { at_most?: number }) =>
      Promise.resolve(
        name === 'claim_order_mail'
          ? { data: left.splice(0, values.at_most), error: null }
          : { data: true, error: null },
      )
    const send = vi.fn<typeof sendMail>().mockResolvedValue()
    const many = { rpc } as unknown as Client // only rpc is used
    expect(await sendDueOrderMails(read, many, { send, readDocument, readQuotation })).toEqual({
      sent: 23,
      failed: 0,
    })
    expect(send.mock.calls.map(([, { messageId }]) => messageId)).toEqual(
      due.map(({ id }) => `<${id}@orders.kryt>`),
    )
  })

  it('reports why a mail was not sent and goes on with the next', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const second = { ...mail, id: '7f0c0a52-5e3c-4f4e-9a53-6f1f3f2b0a02', to: null }
    service = serviceWith([mail, second, { ...mail, id: '7f0c0a52-5e3c-4f4e-9a53-6f1f3f2b0a03' }])
    const send = vi
      .fn<typeof sendMail>()
      .mockRejectedValueOnce(new Error('450 greylisted'))
      .mockResolvedValue()
    expect(await sendDueOrderMails(read, service, { send, readDocument, readQuotation })).toEqual({
      sent: 1,
      failed: 2,
    })
    expect(finished).toMatchObject([
      { mail_id: mail.id, problem: '450 greylisted' },
      { mail_id: second.id },
      { mail_id: '7f0c0a52-5e3c-4f4e-9a53-6f1f3f2b0a03' },
    ])
    expect(finished[2]).not.toHaveProperty('problem')
  })

  it('attaches the document; if it cannot be read, the mail waits for the next attempt', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const invoiceId = '7f0c0a52-5e3c-4f4e-9a53-6f1f3f2b0a09'
    service = serviceWith([
      { ...mail, kind: 'paid', invoiceId },
      { ...mail, kind: 'paid', invoiceId },
    ])
    readDocument.mockResolvedValueOnce(document).mockRejectedValueOnce(new Error('no storage'))
    const send = vi.fn<typeof sendMail>().mockResolvedValue()
    expect(await sendDueOrderMails(read, service, { send, readDocument, readQuotation })).toEqual({
      sent: 1,
      failed: 1,
    })
    expect(send.mock.calls[0]?.[1].attachments).toMatchObject([
      { filename: 'INV-000012.pdf', contentType: 'application/pdf' },
    ])
    expect(finished[1]).toMatchObject({ problem: 'no storage' })
  })
})
