import { amounts, type Payment } from './payments.ts'

const columns = [
  'Date',
  'Type',
  'Sign',
  'Party',
  'Name',
  'Description',
  'Currency',
  'Funding Type',
  'Gross',
  'Fee',
  'Net',
  'Balance',
  'M Payment ID',
  'PF Payment ID',
  'custom str1',
  'custom int1',
  'custom str2',
  'custom int2',
  'custom str3',
  'custom str4',
  'custom str5',
  'custom int3',
  'custom int4',
  'custom int5',
]

/** The provider's clock. */
const southAfrican = (moment: Date) =>
  new Date(moment.getTime() + 2 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ')

const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`
const thousands = (amount: string) => amount.replace(/\B(?=(\d{3})+\.)/g, ',')

function line(payment: Payment, moment: Date): string {
  const money = new Map(amounts(payment.form.get('amount') ?? '0'))
  const text = (name: string) => payment.form.get(name) ?? ''
  const amount = (name: string) => quoted(thousands(money.get(name) ?? ''))
  return [
    quoted(southAfrican(moment)),
    'FUNDS_RECEIVED',
    'CREDIT',
    quoted('Test User 01'),
    quoted(text('item_name')),
    quoted(text('item_description')),
    'ZAR',
    'CC',
    amount('amount_gross'),
    amount('amount_fee'),
    amount('amount_net'),
    quoted('22,574.02'),
    text('m_payment_id'),
    payment.number,
    text('custom_str1'),
    ...Array<string>(9).fill(''),
  ].join(',')
}

interface HistoryRange {
  /** Days, `YYYY-MM-DD`. */
  from: string
  to: string
  limit: number
  offset: number
}

/** The documented defaults: this month up to today, the first 1,000 records. */
export function historyRange(query: Record<string, string>, atMost: number): HistoryRange {
  const today = southAfrican(new Date()).slice(0, 10)
  const { from = `${today.slice(0, 7)}-01`, to = today, limit, offset = '0' } = query
  return {
    from,
    to,
    limit: Math.min(Number(limit ?? atMost), atMost),
    offset: Number(offset),
  }
}

/** The transactions of these days as the API lists them: one page of CSV, oldest first. */
export function historyCsv(paid: Payment[], { from, to, limit, offset }: HistoryRange): string {
  const lines = paid.flatMap((payment) => {
    if (payment.paidAt === null) return []
    const day = southAfrican(payment.paidAt).slice(0, 10)
    return day < from || day > to ? [] : [{ moment: payment.paidAt, payment }]
  })
  const page = lines
    .sort((one, other) => one.moment.getTime() - other.moment.getTime())
    .slice(offset, offset + limit)
    .map(({ moment, payment }) => line(payment, moment))
  return [columns.map(quoted).join(','), ...page, ''].join('\n')
}
