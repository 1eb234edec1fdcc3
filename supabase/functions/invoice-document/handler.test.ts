import { expect, it, vi } from 'vitest'
import { FunctionError } from '../_shared/http/function-error.ts'
import type { InvoiceRow } from '../_shared/invoice/content.ts'
import { handleInvoiceDocument, type InvoiceDocumentDeps } from './handler.ts'

const id = '7f0c0a52-5e3c-4f4e-9a53-6f1f3f2b0a01'
const invoice: InvoiceRow = {
  id,
  kind: 'credit_note',
  number: 7,
  credited_invoice_id: id,
  teacher_profile_id: id,
  issued_at: '2026-11-02T05:41:30Z',
  order_number: '261102-07413022',
  form: 'abridged',
  seller: null,
  buyer: {
    name: null,
    address: null,
    vatNumber: null,
    owner: `${id}::thandi@kryt.example`,
    shippingDetails: null,
  },
  lines: [],
  coupon_amount: '0',
  shipping_fee: '0',
  total: '45.00',
  vat: '5.87',
  storage_key: null,
  credit_reason: 'order_cancelled',
  credited_part: 'whole',
  payment_method: null,
  paid_on: null,
}

const sign = vi.fn<InvoiceDocumentDeps['sign']>().mockResolvedValue('https://files/signed')
const post = async (body: object, deps: Partial<InvoiceDocumentDeps> = {}) => {
  const response = await handleInvoiceDocument(
    new Request('http://api/invoice-document', { method: 'POST', body: JSON.stringify(body) }),
    {
      identify: async () => Promise.resolve('thandi'),
      mayGoOn: () => true,
      findInvoice: async () => Promise.resolve(invoice),
      ensureFile: async () => Promise.resolve('folder/file.pdf'),
      sign,
      ...deps,
    },
  )
  return [response.status, await response.json()] as const
}

it('answers with a short-lived link and the document’s file name', async () => {
  expect(await post({ invoiceId: id })).toEqual([
    200,
    { url: 'https://files/signed', fileName: 'CN-000007.pdf' },
  ])
  expect(sign).toHaveBeenCalledExactlyOnceWith('folder/file.pdf', 'CN-000007.pdf')
})

it.each([
  [{ findInvoice: async () => Promise.resolve(null) }, 404, 'invoice_not_found'],
  [{ mayGoOn: () => false }, 429, 'too_many_requests'],
  [
    { identify: async () => Promise.reject(new FunctionError(401, 'not_signed_in')) },
    401,
    'not_signed_in',
  ],
])('signs nothing for a caller who may not read the document', async (deps, status, error) => {
  sign.mockClear()
  expect(await post({ invoiceId: id }, deps)).toEqual([status, { error }])
  expect(sign).not.toHaveBeenCalled()
})

it('requires an id', async () => {
  expect(await post({ invoiceId: '../other' })).toEqual([422, { error: 'invalid_body' }])
})
