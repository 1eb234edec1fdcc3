import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Client } from './clients.ts'
import type { sendMail } from './mail.ts'
import { sendDueOrderMails } from './order-mail.ts'
import type { OrderMail } from './order-mail-content.ts'
import { renderOrderMail } from './order-mail-text.ts'

const mail: OrderMail = {
  id: '7f0c0a52-5e3c-4f4e-9a53-6f1f3f2b0a01',
  kind: 'placed',
  to: 'thandi@kryt.example',
  name: 'Mrs Nkosi',
  language: 'en',
  orderNumber: '261121-10304512',
  orderDate: '2026-11-21',
  method: 'EFT',
  lines: [
    { title: 'Fractions & <decimals>', price: '1250.00', couponShare: '125.00', physical: false },
    { title: 'Poster', price: '0', couponShare: '0', physical: true },
  ],
  couponCode: 'LENTE10',
  couponAmount: '125.00',
  shippingFee: '160.00',
  total: '1285.00',
  vat: '167.61',
  shipping: {
    address1: '12 Marula Street',
    address2: '',
    city: 'Polokwane',
    province: 'Limpopo',
    postalCode: '0699',
    phoneNumber: '082 123 4567',
  },
  bank: {
    accountHolder: 'Kryt (Pty) Ltd',
    bank: 'Testbank',
    accountType: 'Cheque',
    accountNumber: '1234567890',
    branchCode: '250655',
    proofEmail: 'orders@kryt.example',
    proofPhone: '',
  },
}

describe('what a mail says', () => {
  it('a bank transfer: where to pay, how much, with which reference', () => {
    const { subject, text } = renderOrderMail(mail, 'https://kryt.example')
    expect(subject).toBe('Your order 261121-10304512')
    expect(text).toMatchInlineSnapshot(`
      "Dear Mrs Nkosi,

      Thank you for your order. We send what you ordered as soon as your bank transfer is in our account.

      Order number: 261121-10304512
      Date: 2026-11-21

      Fractions & <decimals>: R1,250.00 (PDF to download, −R125.00)
      Poster: FREE (Posted to you)
      Coupon LENTE10: −R125.00
      Delivery: R160.00
      Total: R1,285.00
      VAT included (15%): R167.61

      Pay by bank transfer into
      Account holder: Kryt (Pty) Ltd
      Bank: Testbank
      Account type: Cheque
      Account number: 1234567890
      Branch code: 250655
      Your reference: 261121-10304512
      Send your proof of payment to orders@kryt.example.

      We post to
      12 Marula Street
      Polokwane 0699
      Limpopo
      082 123 4567

      View your order: https://kryt.example/app/productorders/261121-10304512

      Digital resources are PDF files and cannot be refunded. Reply to this mail if something is wrong.
      "
    `)
  })

  it('paid by card, in Afrikaans: no account, and the way to the resources', () => {
    const { subject, text } = renderOrderMail(
      { ...mail, kind: 'paid', method: 'PayFast', language: 'af' },
      'https://kryt.example',
    )
    expect(subject).toBe('Betaal: jou bestelling 261121-10304512')
    expect(text).toContain('Dankie, jou betaling is ontvang.')
    expect(text).toContain('Totaal: R1\u00a0285,00')
    expect(text).not.toContain('1234567890')
    expect(text).toContain('https://kryt.example/app/bought-products')
  })

  it('a title is text, not markup', () => {
    const { html } = renderOrderMail(mail, 'https://kryt.example')
    expect(html).toContain('Fractions &amp; &lt;decimals&gt;')
    expect(html).not.toContain('<decimals>')
  })
})

describe('sending what is due', () => {
  let finished: object[]
  let service: Client
  const read = (name: string) => (name === 'SITE_URL' ? 'https://kryt.example' : undefined)
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

  it('reports back what was sent; the message keeps its id at every attempt', async () => {
    const send = vi.fn<typeof sendMail>().mockResolvedValue()
    expect(await sendDueOrderMails(read, service, send)).toEqual({ sent: 1, failed: 0 })
    expect(send.mock.calls[0]?.[1]).toMatchObject({
      to: 'thandi@kryt.example',
      subject: 'Your order 261121-10304512',
      messageId: `<${mail.id}@orders.kryt>`,
    })
    expect(finished).toEqual([{ mail_id: mail.id }])
  })

  it('reports why one was not sent, and goes on with the next', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const second = { ...mail, id: '7f0c0a52-5e3c-4f4e-9a53-6f1f3f2b0a02', to: null }
    service = serviceWith([mail, second, { ...mail, id: '7f0c0a52-5e3c-4f4e-9a53-6f1f3f2b0a03' }])
    const send = vi
      .fn<typeof sendMail>()
      .mockRejectedValueOnce(new Error('450 greylisted'))
      .mockResolvedValue()
    expect(await sendDueOrderMails(read, service, send)).toEqual({ sent: 1, failed: 2 })
    expect(finished).toMatchObject([
      { mail_id: mail.id, problem: '450 greylisted' },
      { mail_id: second.id },
      { mail_id: '7f0c0a52-5e3c-4f4e-9a53-6f1f3f2b0a03' },
    ])
    expect(finished[2]).not.toHaveProperty('problem')
  })
})
