import { cents, formatCents } from '../text/cents.ts'
import type { OrderMail, OrderMailDocument, ShopContact } from './content.ts'
import { changesOf } from './changes.ts'
import { heldWords, isHeldKind } from './held-words.ts'
import { quotationFacts, quotationLink } from './quotation.ts'
import { isQuotationKind, quotationWords } from './quotation-words.ts'
import { refundBlocks } from './refund.ts'
import { otherLanguage } from './other-language.ts'
import { mailAsHtml, mailAsText, type MailBlock, type MailPart, type MailRow } from './frame.ts'
import { carrierRows, isParcelKind, parcelGoods } from './parcel.ts'
import { parcelWords } from './parcel-words.ts'
import { creditBlocks, transferRows } from './transfer.ts'
import { orderMailWords } from './words.ts'
import { howItComes } from '../text/how-it-comes.ts'
import { writtenDay } from '../text/written-day.ts'

/** Keeps a phone number on one line. */
const unbroken = (phone: string) => phone.replaceAll(' ', '\u00a0')

const isNothing = (amount: string) => Number(amount) === 0

/** It was never paid, so no mail says that it was. */
const isFreeOrder = ({ method, status }: OrderMail) => method === 'Free' && status === 'PAID'

function facts(mail: OrderMail): MailRow[] {
  const words = orderMailWords[mail.language]
  return [
    { label: words.order, value: mail.orderNumber },
    { label: words.date, value: writtenDay(mail.orderDate, mail.language) },
    {
      label: words.status,
      value: isFreeOrder(mail) ? words.nothingToPay : words.statuses[mail.status],
    },
    ...(mail.method === null ? [] : [{ label: words.method, value: words.methods[mail.method] }]),
  ]
}

function goods(mail: OrderMail): MailRow[] {
  const words = orderMailWords[mail.language]
  const money = (amount: string) => formatCents(cents(amount), mail.language)
  return mail.lines.map((line) => ({
    label: line.title,
    lang: otherLanguage(mail, line),
    value: isNothing(line.price) ? words.free : money(line.price),
    note: [
      ...(line.quantity === 1 ? [] : [`${String(line.quantity)} × ${money(line.unitPrice)}`]),
      words.comes[howItComes(line)],
      ...(isNothing(line.couponShare) ? [] : [`−${money(line.couponShare)}`]),
    ].join(', '),
    parts: contents(mail, line),
  }))
}

/** What a bundle holds, a line for each; where only some are posted, it says which. */
function contents(mail: OrderMail, line: OrderMail['lines'][number]): MailPart[] {
  const marked = howItComes(line) === 'both'
  return line.members.map((member) => ({
    title: { text: member.title, lang: otherLanguage(mail, member) },
    after: marked && member.physical ? ` (${orderMailWords[mail.language].posted})` : '',
  }))
}

function totals(mail: OrderMail): MailRow[] {
  const words = orderMailWords[mail.language]
  const money = (amount: string) => formatCents(cents(amount), mail.language)
  const value = mail.couponValue
  const off = value === null || value.endsWith('%') ? value : money(value)
  const vat = !isNothing(mail.vat)
  const steps = mail.couponCode !== null || !isNothing(mail.shippingFee)
  return [
    ...(steps ? [{ label: words.subtotal, value: money(mail.subtotal) }] : []),
    ...(mail.couponCode === null
      ? []
      : [{ label: words.coupon(mail.couponCode, off), value: `−${money(mail.couponAmount)}` }]),
    ...(isNothing(mail.shippingFee)
      ? []
      : [{ label: words.delivery, value: money(mail.shippingFee) }]),
    ...(vat ? [{ label: words.vat, value: money(mail.vat) }] : []),
    {
      label: words.total,
      value: money(mail.total),
      strong: true,
      ...(vat ? { note: `${words.withoutVat}: ${money(mail.totalWithoutVat)}` } : {}),
    },
    ...(mail.status !== 'PROCESSING' || isNothing(mail.paidAmount ?? '0.00')
      ? []
      : [
          { label: words.received, value: money(mail.paidAmount ?? '0.00') },
          { label: words.stillToPay, value: money(mail.dueAmount ?? '0.00'), strong: true },
        ]),
  ]
}

function bank(mail: OrderMail): MailBlock[] {
  const account = mail.bank
  // A delayed mail does not ask for what has been paid since.
  const asks = ['placed', 'changed', 'received'].includes(mail.kind)
  if (!asks || mail.status !== 'PROCESSING' || account === null) return []
  const words = orderMailWords[mail.language]
  const fields = ['accountHolder', 'bank', 'accountType', 'accountNumber', 'branchCode'] as const
  const contacts = [account.proofEmail, unbroken(account.proofPhone)]
    .filter((one) => one !== '')
    .join(', ')
  return [
    {
      title: words.payInto,
      rows: [
        ...fields
          .filter((field) => account[field] !== '')
          .map((field) => ({ label: words.account[field], value: account[field] })),
        ...(mail.dueDate === null
          ? []
          : [{ label: words.payBy, value: writtenDay(mail.dueDate, mail.language) }]),
        { label: words.reference, value: mail.orderNumber, strong: true },
      ],
      ...(contacts === '' ? {} : { after: words.proof(contacts) }),
    },
  ]
}

function postedTo(mail: OrderMail, title = orderMailWords[mail.language].postTo): MailBlock[] {
  const to = mail.shipping
  if (to === null || ['credited', 'cancelled', 'refunded', 'received'].includes(mail.kind))
    return []
  const lines = [
    to.address1,
    to.address2,
    `${to.city} ${to.postalCode}`,
    to.province,
    to.phoneNumber,
  ].filter((line) => line !== '')
  return [{ title, rows: [], after: lines.join('\n') }]
}

function changes(mail: OrderMail): MailBlock[] {
  const rows = changesOf(mail)
  return rows.length === 0 ? [] : [{ title: orderMailWords[mail.language].changes, rows }]
}

/** The sentence about the document: it is attached, or it follows. */
function aboutDocument(mail: OrderMail, document: OrderMailDocument | null): string[] {
  const words = orderMailWords[mail.language]
  if (document !== null) return [words.attached(document.fileName)]
  return mail.invoiceId === null ? [] : [words.follows]
}

/** What the mail says, part by part; of a parcel only what is in it and how it comes. */
function blocksOf(mail: OrderMail): MailBlock[] {
  if (mail.parcel) {
    const number = { label: orderMailWords[mail.language].order, value: mail.orderNumber }
    return [
      { rows: [number, ...carrierRows(mail, mail.parcel)] },
      parcelGoods(mail, mail.parcel),
      ...(mail.kind === 'delivered' ? [] : postedTo(mail, parcelWords[mail.language].postedTo)),
    ]
  }
  if (isHeldKind(mail.kind) && mail.held) {
    const words = heldWords[mail.language]
    const amount = formatCents(cents(mail.held.amount), mail.language)
    return [
      {
        rows: [
          { label: orderMailWords[mail.language].order, value: mail.orderNumber },
          { label: words.day, value: writtenDay(mail.held.day, mail.language) },
          { label: words.amount[mail.kind], value: amount, strong: true },
        ],
      },
    ]
  }
  return [
    ...changes(mail),
    {
      rows: mail.quotation
        ? quotationFacts(mail, mail.quotation)
        : [...facts(mail), ...transferRows(mail)],
    },
    ...(mail.kind === 'refunded'
      ? refundBlocks(mail)
      : [{ rows: goods(mail) }, { rows: totals(mail) }, ...creditBlocks(mail)]),
    ...bank(mail),
    ...postedTo(mail),
  ]
}

/** Renders subject, plain text and HTML of one mail in the language of the profile. */
export function renderOrderMail(
  mail: OrderMail,
  shop: ShopContact,
  document: OrderMailDocument | null,
) {
  const words = orderMailWords[mail.language]
  const downloads =
    mail.kind === 'paid' ? mail.lines.filter((line) => howItComes(line) !== 'posted') : []
  const [only] = downloads
  // One resource opens at once; several are in the library.
  const resources =
    downloads.length === 1 && only !== undefined ? `/${encodeURIComponent(only.id)}` : ''
  const order = `${shop.siteUrl}/app/productorders/${encodeURIComponent(mail.orderNumber)}`
  const contacts = [shop.email, ...(shop.phone === null ? [] : [unbroken(shop.phone)])].join(', ')
  const track = mail.kind === 'sent' ? (mail.parcel?.trackingLink ?? null) : null
  const frame = {
    greeting: words.greeting(mail.name),
    opening: [words.opening(mail), ...aboutDocument(mail, document)].join(' '),
    blocks: blocksOf(mail),
    link: mail.quotation
      ? { label: quotationWords[mail.language].open, url: quotationLink(mail.quotation, shop) }
      : track !== null
        ? { label: parcelWords[mail.language].follow, url: track }
        : downloads.length > 0
          ? {
              label: words.library(downloads.length),
              url: `${shop.siteUrl}/app/bought-products${resources}`,
            }
          : { label: words.view, url: order },
    // Who is given money back is not told that there are no refunds.
    footer: [
      ...(isParcelKind(mail.kind) ||
      isQuotationKind(mail.kind) ||
      isHeldKind(mail.kind) ||
      ['refunded', 'credited', 'cancelled', 'received'].includes(mail.kind)
        ? []
        : [words.footer]),
      words.questions(contacts),
    ],
    links: [
      ...(track === null ? [] : [{ label: words.view, url: order }]),
      { label: shop.siteUrl.replace(/^https?:\/\//, ''), url: shop.siteUrl },
      ...(shop.socialUrl === null ? [] : [{ label: words.follow, url: shop.socialUrl }]),
    ],
  }
  const subject =
    mail.kind === 'paid' && isFreeOrder(mail)
      ? words.subject.placed(mail.orderNumber)
      : words.subject[mail.kind](mail.orderNumber)
  return {
    subject,
    text: mailAsText(frame),
    html: mailAsHtml(frame, { language: mail.language, title: subject }),
  }
}
