import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Client } from './clients.ts'
import type { sendMail } from './mail.ts'
import { sendDueOrderMails } from './order-mail.ts'
import type { OrderMail, ShopContact } from './order-mail-content.ts'
import { tellsNothingNew } from './order-mail-changes.ts'
import { renderOrderMail } from './order-mail-text.ts'

const mail: OrderMail = {
  id: '7f0c0a52-5e3c-4f4e-9a53-6f1f3f2b0a01',
  kind: 'placed',
  invoiceId: null,
  to: 'thandi@kryt.example',
  name: 'Mrs Nkosi',
  language: 'en',
  orderNumber: '261121-10304512',
  orderDate: '2026-11-21',
  status: 'PROCESSING',
  method: 'EFT',
  lines: [
    {
      id: '7f0c0a52-5e3c-4f4e-9a53-6f1f3f2b0b01',
      title: 'Fractions & <decimals>',
      price: '1250.00',
      couponShare: '125.00',
      physical: false,
      answers: [],
    },
    {
      id: '7f0c0a52-5e3c-4f4e-9a53-6f1f3f2b0b02',
      title: 'Poster',
      price: '0',
      couponShare: '0',
      physical: true,
      answers: [{ label: 'Size', value: 'A2' }],
    },
  ],
  couponCode: 'LENTE10',
  couponValue: '10%',
  couponAmount: '125.00',
  subtotal: '1250.00',
  shippingFee: '160.00',
  total: '1285.00',
  totalWithoutVat: '1117.39',
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

const shop: ShopContact = {
  siteUrl: 'https://kryt.example',
  email: 'help@kryt.example',
  phone: '015 123 4567',
  socialUrl: 'https://social.example/kryt',
}
const document = { fileName: 'INV-000012.pdf', content: new Uint8Array([37, 80, 68, 70]) }

describe('what a mail says', () => {
  it('a bank transfer: where to pay, how much, with which reference', () => {
    const { subject, text } = renderOrderMail(mail, shop, null)
    expect(subject).toBe('Your order 261121-10304512')
    expect(text).toMatchInlineSnapshot(`
      "Dear Mrs Nkosi,

      Thank you for your order. We send what you ordered as soon as your bank transfer is in our account.

      Order number: 261121-10304512
      Date: 21 November 2026
      Payment status: Awaiting payment
      Payment method: EFT

      Fractions & <decimals>: R1,250.00 (PDF to download, −R125.00)
      Poster: FREE (Posted to you)

      Subtotal including VAT: R1,250.00
      Coupon LENTE10 (10%): −R125.00
      Delivery: R160.00
      Total excluding VAT: R1,117.39
      VAT (15%): R167.61
      Total: R1,285.00

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

      Digital resources are PDF files and cannot be refunded.

      Is something wrong? Reply to this mail, or reach us at help@kryt.example, 015 123 4567.

      https://kryt.example
      Follow us: https://social.example/kryt
      "
    `)
  })

  // spec/admin.md 3, "Invoice email template"; its version is in a header of the mail, see below.
  it.each([
    ['order_number', 'Order number: 261121-10304512'],
    ['order_date', 'Date: 21 November 2026'],
    ['customer_name', 'Dear Mrs Nkosi,'],
    ['couponCode', 'Coupon LENTE10'],
    ['couponValueText', '(10%): −R125.00'],
    ['products.title', 'Fractions & <decimals>:'],
    ['products.price', ': R1,250.00 (PDF'],
    ['shipping_amount', 'Delivery: R160.00'],
    ['subtotal_incl_vat', 'Subtotal including VAT: R1,250.00'],
    ['total_excl_vat', 'Total excluding VAT: R1,117.39'],
    ['vat_amount', 'VAT (15%): R167.61'],
    ['total', '\nTotal: R1,285.00'],
    ['payment_status', 'Payment status: Awaiting payment'],
    ['payment_method', 'Payment method: EFT'],
    ['bank details', 'Bank: Testbank\nAccount type: Cheque\nAccount number: 1234567890'],
    ['shippingDetails', '12 Marula Street\nPolokwane 0699\nLimpopo\n082 123 4567'],
    ['contact email', 'help@kryt.example'],
    ['contact phone', '015\u00a0123\u00a04567'],
    ['base link', '\nhttps://kryt.example\n'],
    ['social link', 'https://social.example/kryt'],
  ])('%s is in the text and in the HTML', (_field, said) => {
    const { text, html } = renderOrderMail(mail, shop, null)
    expect(text).toContain(said)
    const shown = html
      .replaceAll(/<style.*?<\/style>/gs, '')
      .replaceAll(/<a [^>]*href="([^"]+)"[^>]*>/g, ' $1 ')
      .replaceAll(/<[^>]+>/g, ' ')
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&amp;', '&')
    // The page has cells where the text has colons and lines.
    for (const part of said.split(/[\n:()]+/)) {
      if (part.trim() !== '' && part.trim() !== 'https') expect(shown).toContain(part.trim())
    }
  })

  it('paid by card, in Afrikaans: no account, and the way to the resources', () => {
    const { subject, text } = renderOrderMail(
      { ...mail, kind: 'paid', status: 'PAID', method: 'PayFast', language: 'af' },
      shop,
      document,
    )
    expect(subject).toBe('Betaal: jou bestelling 261121-10304512')
    expect(text).toContain('Dankie, jou betaling is ontvang. INV-000012.pdf is aangeheg.')
    expect(text).toContain('Betaalstatus: Betaal\nBetaalmetode: Kaartbetaling')
    expect(text).toContain('Koepon LENTE10 (10%): −R125,00')
    expect(text).toContain('Totaal: R1\u00a0285,00')
    expect(text).not.toContain('1234567890')
    expect(text).toContain('https://kryt.example/app/bought-products')
  })

  it('a coupon for an amount says the amount; without VAT nothing is said of it', () => {
    const { text } = renderOrderMail({ ...mail, couponValue: '125.00', vat: '0' }, shop, null)
    expect(text).toContain('Coupon LENTE10 (R125.00): −R125.00')
    expect(text).not.toContain('VAT')
  })

  it('a paper that is not ready follows; a credit note takes the sale back', () => {
    const invoiceId = mail.id
    const paid = renderOrderMail({ ...mail, kind: 'paid', invoiceId }, shop, null)
    expect(paid.text).toContain('Your invoice follows in a mail of its own.')
    const credited = renderOrderMail({ ...mail, kind: 'credited', invoiceId }, shop, document)
    expect(credited.subject).toBe('Credit note for your order 261121-10304512')
    expect(credited.text).not.toContain('We post to')
  })

  it('a mail that was held up does not ask for what has been paid meanwhile', () => {
    expect(renderOrderMail({ ...mail, status: 'PAID' }, shop, null).text).not.toContain(
      '1234567890',
    )
  })

  it('a title is text, not markup', () => {
    const { html } = renderOrderMail(mail, shop, null)
    expect(html).toContain('Fractions &amp; &lt;decimals&gt;')
    expect(html).not.toContain('<decimals>')
  })
})

describe('an order that an administrator changed', () => {
  const known = {
    method: mail.method,
    lines: mail.lines,
    couponCode: mail.couponCode,
    shippingFee: mail.shippingFee,
    total: mail.total,
    shipping: mail.shipping,
  }
  const changed: OrderMail = { ...mail, kind: 'changed', before: known }
  const [fractions, poster] = mail.lines

  it('says what was added, removed, answered anew and re-priced, and what to pay now', () => {
    const card = { ...fractions, id: mail.id, title: 'Cards' } as (typeof mail.lines)[number] // it is there
    const before = {
      ...known,
      lines: [card, { ...poster, answers: [{ label: 'Size', value: 'A1' }] } as typeof card], // it is there
      couponCode: null,
      shipping: null,
      shippingFee: '0.00',
      total: '1125.00',
    }
    const { subject, text } = renderOrderMail({ ...changed, before }, shop, null)
    expect(subject).toBe('Changed: your order 261121-10304512')
    expect(text).toContain(`What changed
Cards: Removed
Fractions & <decimals>: Added
Poster: new answers (Size: A2)
Coupon LENTE10: Added
Delivery address: new, see below
Delivery: R160.00 (was R0.00)
Total: R1,285.00 (was R1,125.00)`)
    expect(text).toContain('Account number: 1234567890')
  })

  it('of which nothing was ever told is shown as it is now', () => {
    const { text } = renderOrderMail({ ...changed, before: null }, shop, null)
    expect(text).not.toContain('What changed')
    expect(text).toContain('Total: R1,285.00')
  })

  it('is nobody’s mail when the buyer knows all of it', () => {
    expect(tellsNothingNew(changed)).toBe(true)
    expect(tellsNothingNew({ ...changed, total: '1200.00' })).toBe(false)
    expect(tellsNothingNew({ ...changed, before: null })).toBe(false)
  })

  it('that is cancelled asks for nothing any more', () => {
    const { text } = renderOrderMail(
      { ...mail, kind: 'cancelled', status: 'CANCELLED' },
      shop,
      null,
    )
    expect(text).toContain('There is nothing to pay.')
    expect(text).not.toContain('1234567890')
    expect(text).not.toContain('We post to')
  })
})

describe('sending what is due', () => {
  let finished: object[]
  let service: Client
  const variables: Record<string, string> = {
    SITE_URL: 'https://kryt.example',
    SUPPORT_EMAIL: 'help@kryt.example',
  }
  const read = (name: string) => variables[name]
  const readDocument = vi.fn<(id: string) => Promise<typeof document | null>>()
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
    expect(await sendDueOrderMails(read, service, { send, readDocument })).toEqual({
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

  it('a change of which nothing is left is done without a mail', async () => {
    const before = { ...mail, id: undefined }
    service = serviceWith([{ ...mail, kind: 'changed', before }])
    const send = vi.fn<typeof sendMail>()
    expect(await sendDueOrderMails(read, service, { send, readDocument })).toEqual({
      sent: 1,
      failed: 0,
    })
    expect(send).not.toHaveBeenCalled()
  })

  it('goes on while as many were due as it takes at once', async () => {
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
    expect(await sendDueOrderMails(read, many, { send, readDocument })).toEqual({
      sent: 23,
      failed: 0,
    })
    expect(send.mock.calls.map(([, { messageId }]) => messageId)).toEqual(
      due.map(({ id }) => `<${id}@orders.kryt>`),
    )
  })

  it('reports why one was not sent, and goes on with the next', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const second = { ...mail, id: '7f0c0a52-5e3c-4f4e-9a53-6f1f3f2b0a02', to: null }
    service = serviceWith([mail, second, { ...mail, id: '7f0c0a52-5e3c-4f4e-9a53-6f1f3f2b0a03' }])
    const send = vi
      .fn<typeof sendMail>()
      .mockRejectedValueOnce(new Error('450 greylisted'))
      .mockResolvedValue()
    expect(await sendDueOrderMails(read, service, { send, readDocument })).toEqual({
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

  it('attaches the document; what keeps it from being read keeps the mail for later', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const invoiceId = '7f0c0a52-5e3c-4f4e-9a53-6f1f3f2b0a09'
    service = serviceWith([
      { ...mail, kind: 'paid', invoiceId },
      { ...mail, kind: 'paid', invoiceId },
    ])
    readDocument.mockResolvedValueOnce(document).mockRejectedValueOnce(new Error('no storage'))
    const send = vi.fn<typeof sendMail>().mockResolvedValue()
    expect(await sendDueOrderMails(read, service, { send, readDocument })).toEqual({
      sent: 1,
      failed: 1,
    })
    expect(send.mock.calls[0]?.[1].attachments).toMatchObject([
      { filename: 'INV-000012.pdf', contentType: 'application/pdf' },
    ])
    expect(finished[1]).toMatchObject({ problem: 'no storage' })
  })
})
