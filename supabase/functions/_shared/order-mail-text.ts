import type { OrderMail } from './order-mail-content.ts'
import { orderMailWords } from './order-mail-words.ts'

/** R1,234.50 in English, R1 234,50 in Afrikaans, as the web app writes it; "1234.5" has at most two decimals. */
function rand(amount: string, language: OrderMail['language']): string {
  const [whole = '0', decimals = ''] = amount.split('.')
  const [thousands, point] = language === 'af' ? ['\u00a0', ','] : [',', '.']
  return `R${whole.replace(/\B(?=(\d{3})+$)/g, thousands)}${point}${decimals.padEnd(2, '0')}`
}

const isNothing = (amount: string) => Number(amount) === 0

interface Row {
  label: string
  value: string
  note?: string
  strong?: boolean
}

interface Block {
  title?: string
  rows: Row[]
  after?: string
}

function goods(mail: OrderMail): Row[] {
  const words = orderMailWords[mail.language]
  const money = (amount: string) => rand(amount, mail.language)
  return [
    ...mail.lines.map((line) => ({
      label: line.title,
      value: isNothing(line.price) ? words.free : money(line.price),
      note: [
        line.physical ? words.toPost : words.toDownload,
        ...(isNothing(line.couponShare) ? [] : [`−${money(line.couponShare)}`]),
      ].join(', '),
    })),
    ...(mail.couponCode === null
      ? []
      : [{ label: words.coupon(mail.couponCode), value: `−${money(mail.couponAmount)}` }]),
    ...(isNothing(mail.shippingFee)
      ? []
      : [{ label: words.delivery, value: money(mail.shippingFee) }]),
    { label: words.total, value: money(mail.total), strong: true },
    ...(isNothing(mail.vat) ? [] : [{ label: words.vat, value: money(mail.vat) }]),
  ]
}

function bank(mail: OrderMail): Block[] {
  const account = mail.bank
  if (mail.kind !== 'placed' || account === null) return []
  const words = orderMailWords[mail.language]
  const fields = ['accountHolder', 'bank', 'accountType', 'accountNumber', 'branchCode'] as const
  const contacts = [account.proofEmail, account.proofPhone].filter((one) => one !== '').join(', ')
  return [
    {
      title: words.payInto,
      rows: [
        ...fields
          .filter((field) => account[field] !== '')
          .map((field) => ({ label: words.account[field], value: account[field] })),
        { label: words.reference, value: mail.orderNumber, strong: true },
      ],
      ...(contacts === '' ? {} : { after: words.proof(contacts) }),
    },
  ]
}

function parcel(mail: OrderMail): Block[] {
  const to = mail.shipping
  if (to === null) return []
  const lines = [
    to.address1,
    to.address2,
    `${to.city} ${to.postalCode}`,
    to.province,
    to.phoneNumber,
  ].filter((line) => line !== '')
  return [{ title: orderMailWords[mail.language].postTo, rows: [], after: lines.join('\n') }]
}

/** Subject, plain text and HTML of one mail, in the language of the profile. */
export function renderOrderMail(mail: OrderMail, siteUrl: string) {
  const words = orderMailWords[mail.language]
  const blocks: Block[] = [
    {
      rows: [
        { label: words.order, value: mail.orderNumber },
        { label: words.date, value: mail.orderDate },
      ],
    },
    { rows: goods(mail) },
    ...bank(mail),
    ...parcel(mail),
  ]
  const library = mail.kind === 'paid' && mail.lines.some((line) => !line.physical)
  const link = library
    ? { label: words.library, url: `${siteUrl}/app/bought-products` }
    : {
        label: words.view,
        url: `${siteUrl}/app/productorders/${encodeURIComponent(mail.orderNumber)}`,
      }
  const frame = {
    greeting: words.greeting(mail.name),
    opening: words.opening(mail),
    blocks,
    link,
    footer: words.footer,
  }
  return { subject: words.subject(mail), text: asText(frame), html: asHtml(frame, mail.language) }
}

interface Frame {
  greeting: string
  opening: string
  blocks: Block[]
  link: { label: string; url: string }
  footer: string
}

function asText({ greeting, opening, blocks, link, footer }: Frame): string {
  const block = ({ title, rows, after }: Block) =>
    [
      ...(title === undefined ? [] : [title]),
      ...rows.map(
        ({ label, value, note }) => `${label}: ${value}${note === undefined ? '' : ` (${note})`}`,
      ),
      ...(after === undefined ? [] : [after]),
    ].join('\n')
  return `${[greeting, opening, ...blocks.map(block), `${link.label}: ${link.url}`, footer].join('\n\n')}\n`
}

const escaped = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')

/** Mail programs know tables and inline styles, and little else. */
function asHtml({ greeting, opening, blocks, link, footer }: Frame, language: string): string {
  const row = ({ label, value, note, strong }: Row) => {
    const weight = strong === true ? 'font-weight:700;' : ''
    const small =
      note === undefined
        ? ''
        : `<br><span style="color:#5c6b64;font-size:13px">${escaped(note)}</span>`
    return (
      `<tr><td style="padding:7px 16px 7px 0;border-top:1px solid #e4dfd2;vertical-align:top;${weight}">` +
      `${escaped(label)}${small}</td><td style="padding:7px 0;border-top:1px solid #e4dfd2;` +
      `vertical-align:top;text-align:right;white-space:nowrap;${weight}">${escaped(value)}</td></tr>`
    )
  }
  const block = ({ title, rows, after }: Block) =>
    (title === undefined
      ? ''
      : `<h2 style="font-size:17px;margin:28px 0 8px">${escaped(title)}</h2>`) +
    (rows.length === 0
      ? ''
      : `<table role="presentation" style="border-collapse:collapse;width:100%;margin:18px 0 0">${rows.map(row).join('')}</table>`) +
    (after === undefined
      ? ''
      : `<p style="margin:12px 0 0;white-space:pre-line">${escaped(after)}</p>`)
  return (
    `<!doctype html><html lang="${language}"><body style="margin:0;background:#faf7f0;color:#1e2a26;` +
    'font:16px/1.5 Figtree,Helvetica,Arial,sans-serif"><div style="max-width:560px;margin:0 auto;padding:32px 20px">' +
    '<p style="font-size:22px;font-weight:700;color:#1f4d3d;margin:0 0 20px">kryt</p>' +
    '<div style="background:#fff;border:1px solid #e4dfd2;border-radius:10px;padding:24px">' +
    `<p style="margin:0 0 12px">${escaped(greeting)}</p><p style="margin:0">${escaped(opening)}</p>` +
    blocks.map(block).join('') +
    `<p style="margin:28px 0 0"><a href="${escaped(link.url)}" style="background:#1f4d3d;color:#fff;` +
    'text-decoration:none;padding:12px 20px;border-radius:8px;display:inline-block;font-weight:600">' +
    `${escaped(link.label)}</a></p></div>` +
    `<p style="color:#5c6b64;font-size:13px;margin:20px 0 0">${escaped(footer)}</p></div></body></html>`
  )
}
