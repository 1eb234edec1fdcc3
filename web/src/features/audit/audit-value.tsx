import { numberWords } from '@/lib/number-words.ts'
import { FormattedMessage, useIntl } from 'react-intl'
import { formatDay, formatMoment } from '@/lib/dates.ts'
import { useLocale } from '@/i18n/locale.ts'
import { formatRand, parseRand } from '@/lib/money.ts'

const money = new Set([
  'amount',
  'coupon_amount',
  'coupon_share',
  'line_price',
  'order_total',
  'order_vat',
  'per_grade',
  'price',
  'price_before',
  'sale_price',
  'shipping_fee',
])
const percentages = new Set(['discount_percentage', 'percentage'])

const day = /^\d{4}-\d\d-\d\d$/
const moment = /^\d{4}-\d\d-\d\dT[\d:.]+(?:Z|[+-]\d\d:?\d\d)$/
const uuid = /^[0-9a-f]{8}-[0-9a-f-]{27}$/
const tags = /<[a-z/][^>]*>/gi

const isLength = (value: object): value is { length: number } =>
  !Array.isArray(value) && Object.keys(value).join() === 'length'

/** An audited value in readable form. */
export function AuditValue({ column, value }: { column: string; value: unknown }) {
  const intl = useIntl()
  const locale = useLocale()
  if (value === null || value === undefined || value === '') {
    return (
      <span className="italic">
        <FormattedMessage
          defaultMessage="empty"
          description="A field without a value"
          id="nn+nBT"
        />
      </span>
    )
  }
  if (typeof value === 'boolean') {
    return value ? (
      <FormattedMessage defaultMessage="Yes" id="a5msuh" />
    ) : (
      <FormattedMessage defaultMessage="No" id="oUWADl" />
    )
  }
  if (typeof value === 'number') {
    if (money.has(column)) return formatRand(parseRand(String(value)), locale)
    if (percentages.has(column)) {
      return numberWords(intl.locale, value / 100, { style: 'percent', maximumFractionDigits: 2 })
    }
    return numberWords(intl.locale, value)
  }
  if (typeof value === 'string') {
    if (value === '(secret)') {
      return (
        <span className="italic">
          <FormattedMessage defaultMessage="kept secret" description="A value" id="j12CaQ" />
        </span>
      )
    }
    if (day.test(value)) return formatDay(`${value}T12:00:00Z`, locale)
    if (moment.test(value)) return formatMoment(value, locale)
    if (uuid.test(value)) return <code title={value}>{value.slice(0, 8)}</code>
    return <span className="whitespace-pre-line">{value.replaceAll(tags, ' ').trim()}</span>
  }
  if (Array.isArray(value) && value.every((one) => typeof one === 'string')) {
    if (value.length > 0) return intl.formatList(value, { type: 'unit' })
    return <AuditValue column={column} value={null} />
  }
  if (typeof value === 'object' && isLength(value)) {
    return (
      <FormattedMessage
        defaultMessage="{length, plural, one {# character} other {# characters}} of text"
        id="5awlYB"
        values={{ length: value.length }}
      />
    )
  }
  return <AuditDocument value={value} />
}

/** A list or a document, folded until it is opened. */
function AuditDocument({ value }: { value: unknown }) {
  return (
    <details>
      <summary className="cursor-pointer underline decoration-1 underline-offset-4">
        <FormattedMessage defaultMessage="Show" description="Opens a long value" id="fRLjoD" />
      </summary>
      <pre className="mt-1 max-h-64 overflow-auto text-xs whitespace-pre-wrap">
        {JSON.stringify(value, null, 2)}
      </pre>
    </details>
  )
}
