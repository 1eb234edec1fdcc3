import { describe, expect, it } from 'vitest'
import { apiHeaders } from './api.ts'
import { parameterString, phpUrlEncode, type Pair } from './encoding.ts'
import { confirmationBody, isSigned, readNotification } from './notification.ts'
import { apiSignature, checkoutSignature, formFields, notificationSignature } from './signature.ts'
import { vectors } from './vectors.ts'

/** The decoded fields and passphrase of a test vector. */
function given({ line }: { line: string }): { fields: Pair[]; passphrase: string } {
  const pairs = [...new URLSearchParams(line)]
  return {
    fields: pairs.filter(([name]) => name !== 'passphrase'),
    passphrase: new Map(pairs).get('passphrase') ?? '',
  }
}

describe('notifications (V1 to V3): blank fields are hashed, in the order received', () => {
  it.each(['V1', 'V2', 'V3'] as const)('%s', (name) => {
    const vector = vectors[name]
    const { fields, passphrase } = given(vector)
    expect(notificationSignature(fields, passphrase)).toBe(vector.hash)
    const sent = `${parameterString(fields)}&signature=${vector.hash}`
    const read = readNotification(sent)
    expect(read !== null && isSigned(read, passphrase)).toBe(true)
    expect(read !== null && isSigned(read, `${passphrase}x`)).toBe(false)
    // Rebuilds the hashed text without signature and passphrase.
    expect(read === null ? '' : confirmationBody(read)).toBe(
      vector.line.replace(/&passphrase=.*/, ''),
    )
  })

  it('V1 without its blank fields has another hash', () => {
    const { fields } = given(vectors.V1)
    expect(notificationSignature(formFields(fields), '')).toBe('2fae799cb8cec850e3564858049dd900')
  })

  it('another order gives another hash', () => {
    const { fields, passphrase } = given(vectors.V2)
    expect(notificationSignature(fields.toReversed(), passphrase)).not.toBe(vectors.V2.hash)
  })
})

describe('checkout forms (V4 to V8): blank fields are left out, values trimmed', () => {
  it.each(['V4', 'V5', 'V6', 'V7', 'V8'] as const)('%s', (name) => {
    const { fields, passphrase } = given(vectors[name])
    expect(checkoutSignature(fields, passphrase)).toBe(vectors[name].hash)
    expect(checkoutSignature([...fields, ['custom_str5', ' ']], ` ${passphrase} `)).toBe(
      vectors[name].hash,
    )
  })

  it('V6 from values as a person typed them', () => {
    const { fields, passphrase } = given(vectors.V6)
    const typed = fields.flatMap(([name, value]): Pair[] =>
      name === 'name_first'
        ? [[name, ' Thabo ']]
        : name === 'm_payment_id'
          ? [
              ['cell_number', ''],
              [name, value],
            ]
          : [[name, value]],
    )
    expect(checkoutSignature(typed, passphrase)).toBe(vectors.V6.hash)
  })

  it('V7 for an account without a passphrase', () => {
    expect(checkoutSignature(given(vectors.V7).fields, '')).toBe('90533ed893dfbd86794c476d125294ca')
  })

  it('keeps a zero, which is not blank', () => {
    expect(formFields([['cycles', '0']])).toEqual([['cycles', '0']])
  })
})

describe('the API (V9 to V11): sorted by name, including the passphrase', () => {
  it.each(['V9', 'V10', 'V11'] as const)('%s, in any order', (name) => {
    const { fields, passphrase } = given(vectors[name])
    expect(apiSignature(fields, passphrase)).toBe(vectors[name].hash)
    expect(apiSignature(fields.toReversed(), passphrase)).toBe(vectors[name].hash)
    expect(apiSignature([...fields, ['run_date', '']], passphrase)).toBe(vectors[name].hash)
  })

  it('signs headers, query and body, and sends its time with an offset', () => {
    const merchant = { merchantId: '10000100', passphrase: 'jt7NOE43FZPn' }
    const now = new Date('2026-01-15T09:30:00.123+02:00')
    const headers = apiHeaders({ body: [['amount', '12900']] }, merchant, now)
    expect(headers.slice(0, 3)).toEqual([
      ['merchant-id', '10000100'],
      ['version', 'v1'],
      ['timestamp', '2026-01-15T07:30:00+00:00'],
    ])
    expect(headers[3]).toEqual([
      'signature',
      apiSignature([...headers.slice(0, 3), ['amount', '12900']], 'jt7NOE43FZPn'),
    ])
  })
})

describe('a notification that its signature does not cover as a whole', () => {
  const signed = `${parameterString(given(vectors.V2).fields)}&signature=${vectors.V2.hash}`

  it.each([
    ['has no signature', parameterString(given(vectors.V2).fields)],
    ['has a field after its signature', `${signed}&payment_status=CANCELLED`],
    ['has a field twice', `payment_status=COMPLETE&${signed}`],
    ['has a field twice in different letter case', `%70ayment_status=COMPLETE&${signed}`],
    ['has two signatures', `signature=x&${signed}`],
    ['is empty', ''],
  ])('%s', (_, body) => {
    expect(readNotification(body)).toBeNull()
  })
})

it.each([
  ["a b~!'()*-_.", 'a+b%7E%21%27%28%29%2A-_.'],
  ['https://x/?a=ë&b', 'https%3A%2F%2Fx%2F%3Fa%3D%C3%AB%26b'],
])('encodes %s as PHP does', (text, encoded) => {
  expect(phpUrlEncode(text)).toBe(encoded)
})
