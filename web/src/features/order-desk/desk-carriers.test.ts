import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { List } from '@/components/list/define-list.ts'
import { exportedLines } from '@/components/list/testing/exported-cells.ts'
import type { DeskOrderRowFragment } from './desk-orders.generated.ts'
import { deskOrders } from './desk-orders-list.ts'
import { deskQuotes } from './desk-quotes-list.ts'

beforeEach(() => vi.useFakeTimers({ now: new Date('2031-02-10T12:00:00+02:00') }))
afterEach(() => vi.useRealTimers())

/** An order with another value in each column; round 2 has the other truth values. */
const filled = (round: 1 | 2): DeskOrderRowFragment => ({
  __typename: 'TeacherProductsOrder',
  nodeId: `node ${round}`,
  id: `order ${round}`,
  orderNumber: `310203-0805000${round}`,
  orderDateTime: `2031-02-0${round + 2}T06:05:00Z`,
  owner: `id-${round}::teacher${round}@school.example`,
  orderStatus: 'PROCESSING',
  orderPaymentMethod: round === 1 ? 'EFT' : 'PayFast',
  orderTotal: `10${round}.25`,
  refundedAmount: `2${round}.50`,
  paidAmount: `3${round}.75`,
  dueAmount: `4${round}.10`,
  owedBackAmount: `5${round}.20`,
  paymentBeingConfirmed: false,
  productCount: 60 + round,
  hasPhysical: round === 1,
  hasQuestions: round === 2,
})

const lines = (list: unknown) =>
  exportedLines(list as List<DeskOrderRowFragment>, [filled(1), filled(2)]) // its rows

test('the file of orders says each column of each order', () => {
  expect(lines(deskOrders)).toEqual([
    'Order #,Date,User,Status,Payment Method,Total,Products Count,Received,Still to pay,Refunded,Owed back,Age in days,Physical,Questions',
    '310203-08050001,2031-02-03 08:05,teacher1@school.example,Awaiting payment,EFT,101.25,61,31.75,41.10,21.50,51.20,7,Yes,No',
    '310203-08050002,2031-02-04 08:05,teacher2@school.example,Awaiting payment,Card Payment,102.25,62,32.75,42.10,22.50,52.20,6,No,Yes',
  ])
})

test('the file of quotes says each column of each quote', () => {
  expect(lines(deskQuotes)).toEqual([
    'Quote #,Date,User,Status,Payment Method,Total,Products Count',
    '310203-08050001,2031-02-03 08:05,teacher1@school.example,Awaiting payment,EFT,101.25,61',
    '310203-08050002,2031-02-04 08:05,teacher2@school.example,Awaiting payment,Card Payment,102.25,62',
  ])
})
