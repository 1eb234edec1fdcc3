import { describe, expect, it } from 'vitest'
import { document, mail, shop } from './sample.ts'
import { renderOrderMail } from './text.ts'

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

      Subtotal: R1,250.00
      Coupon LENTE10 (10%): −R125.00
      Delivery: R160.00
      VAT included (15%): R167.61
      Total: R1,285.00 (Total excluding VAT: R1,117.39)

      Pay by bank transfer into
      Account holder: Kryt (Pty) Ltd
      Bank: Testbank
      Account type: Cheque
      Account number: 1234567890
      Branch code: 250655
      Please pay by: 28 November 2026
      Your reference: 261121-10304512
      Add your proof of payment to the order on our website, or send it to orders@kryt.example.

      We post to
      12 Marula Street
      Polokwane 0699
      Limpopo
      082 123 4567

      View your order: https://kryt.example/app/productorders/261121-10304512

      Digital resources are PDF files and cannot be refunded.

      Is something wrong? Reply to this email, or reach us at help@kryt.example, 015 123 4567.

      https://kryt.example
      Follow us: https://social.example/kryt
      "
    `)
  })

  it('how many, and what a bundle holds; a mixed one says which of it is posted', () => {
    const [, poster] = mail.lines
    const bundle = (
      members: { title: string; language: 'en' | 'af' | null; physical: boolean }[],
    ) => ({
      ...poster,
      title: 'Fractions corner',
      price: '150.00',
      members,
    })
    const lines = [
      { ...poster, title: 'Atlas', quantity: 3, unitPrice: '30.00', price: '90.00' },
      bundle([
        { title: 'Worksheets', language: null, physical: false },
        { title: 'Chart', language: null, physical: true },
      ]),
      bundle([{ title: 'Chart', language: null, physical: true }]),
    ] as typeof mail.lines // the sample has it
    const told = renderOrderMail({ ...mail, lines }, shop, null)
    expect(told.text).toContain(`Atlas: R90.00 (3 × R30.00, Posted to you)
Fractions corner: R150.00 (Some of it is posted, the rest is downloaded)
  • Worksheets
  • Chart (posted)
Fractions corner: R150.00 (Posted to you)
  • Chart`)
    expect(told.html).toMatch(/• Worksheets<\/span><span [^>]+>• Chart \(posted\)<\/span>/)
    const af = renderOrderMail({ ...mail, lines, language: 'af' }, shop, null)
    expect(af.text).toContain('’n Deel word gepos, die res word afgelaai')
  })

  it('a title in the other language says so, also in a bundle and among the changes', () => {
    const [, poster] = mail.lines
    const members = [
      { title: 'Breuke', language: 'af', physical: true },
      { title: 'Fractions', language: 'en', physical: false },
    ] as const
    const lines = [
      { ...poster, title: 'Leesplakkate', language: 'af', members },
    ] as unknown as typeof mail.lines // the sample has it
    const { html, text } = renderOrderMail(
      { ...mail, kind: 'changed', before: { ...mail, lines: [] }, lines },
      shop,
      null,
    )
    expect(html.match(/<span lang="af">Leesplakkate<\/span>/g)).toHaveLength(2)
    expect(html).toMatch(
      /• <span lang="af">Breuke<\/span> \(posted\)<\/span><span [^>]+>• Fractions<\/span>/,
    )
    expect(text).toContain('Leesplakkate: FREE')
    const af = renderOrderMail({ ...mail, lines, language: 'af' }, shop, null)
    expect(af.html).toContain('• Breuke (word gepos)<')
    expect(af.html).toContain('• <span lang="en">Fractions</span><')
  })

  it('a paid bundle that is partly downloaded opens in the library', () => {
    const [, poster] = mail.lines
    const lines = [
      { ...poster, members: [{ title: 'Worksheets', language: null, physical: false }] },
    ] as typeof mail.lines // the sample has it
    const { text } = renderOrderMail({ ...mail, kind: 'paid', status: 'PAID', lines }, shop, null)
    expect(text).toContain(
      `Open your resource: https://kryt.example/app/bought-products/${poster?.id ?? ''}`,
    )
  })

  // Every field of the template (A3.1).
  it.each([
    ['order_number', 'Order number: 261121-10304512'],
    ['order_date', 'Date: 21 November 2026'],
    ['customer_name', 'Dear Mrs Nkosi,'],
    ['couponCode', 'Coupon LENTE10'],
    ['couponValueText', '(10%): −R125.00'],
    ['products.title', 'Fractions & <decimals>:'],
    ['products.price', ': R1,250.00 (PDF'],
    ['shipping_amount', 'Delivery: R160.00'],
    ['subtotal_incl_vat', 'Subtotal: R1,250.00'],
    ['total_excl_vat', 'Total excluding VAT: R1,117.39'],
    ['vat_amount', 'VAT included (15%): R167.61'],
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
    // The HTML has cells where the text has colons and line breaks.
    for (const part of said.split(/[\n:()]+/)) {
      if (part.trim() !== '' && part.trim() !== 'https') expect(shown).toContain(part.trim())
    }
  })

  it('paid by card, in Afrikaans: no bank account, and a link to the resources', () => {
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
    // The one resource that was bought opens.
    expect(text).toContain(`https://kryt.example/app/bought-products/${String(mail.lines[0]?.id)}`)
  })

  it('several resources open the library; what is only posted opens the order', () => {
    const paid = { ...mail, kind: 'paid' as const, status: 'PAID' as const }
    const [first] = mail.lines
    if (first === undefined) throw new Error('the sample has lines')
    const several = renderOrderMail({ ...paid, lines: [first, first] }, shop, null)
    expect(several.text).toContain(
      'Open your resources: https://kryt.example/app/bought-products\n',
    )
    const posted = renderOrderMail({ ...paid, lines: mail.lines.slice(1) }, shop, null)
    expect(posted.text).toContain('View your order: ')
  })

  it.each([
    ['en', 'Your order 261121-10304512', /paid|payment has/i],
    ['af', 'Jou bestelling 261121-10304512', /(?<!terug)betaal\b(?! nie)|betaling is/i],
  ] as const)('a free order never says that it was paid (%s)', (language, title, word) => {
    const free = {
      ...mail,
      kind: 'paid' as const,
      status: 'PAID' as const,
      method: 'Free' as const,
    }
    const { subject, text } = renderOrderMail({ ...free, language, total: '0' }, shop, null)
    expect(subject).toBe(title)
    expect(text).not.toMatch(word)
  })

  it('a coupon for an amount shows the amount; without VAT there are no lines about VAT', () => {
    const { text } = renderOrderMail({ ...mail, couponValue: '125.00', vat: '0' }, shop, null)
    expect(text).toContain('Coupon LENTE10 (R125.00): −R125.00')
    expect(text).not.toContain('VAT')
  })

  it('an invoice that is not ready follows later; a credit note asks for nothing', () => {
    const invoiceId = mail.id
    const paid = renderOrderMail({ ...mail, kind: 'paid', invoiceId }, shop, null)
    expect(paid.text).toContain('Your invoice follows in a separate email.')
    const credited = renderOrderMail({ ...mail, kind: 'credited', invoiceId }, shop, document)
    expect(credited.subject).toBe('Credit note for your order 261121-10304512')
    expect(credited.text).not.toContain('We post to')
  })

  it('a delayed mail does not ask for what has been paid since', () => {
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
