import { expect, test } from 'vitest'
import { eventsOfDocument } from './order-events.ts'
import { linesOfDocument } from './ordered-goods.ts'

/** A line as archive_orders() writes it down, with another value in everything; round 2 has the other truth values. */
const line = (round: number) => ({
  id: `product ${round}`,
  title: `Title ${round}`,
  price: `1${round}.25`,
  discountPercentage: `2${round}.50`,
  quantity: 30 + round,
  unitPrice: `4${round}.75`,
  linePrice: `5${round}.10`,
  couponShare: `6${round}.20`,
  physical: round === 1,
  questions: [{ type: 'Text', label: `Question ${round}`, value: `Answer ${round}` }],
  language: round === 1 ? 'af' : 'en',
  members: [
    { title: `Second ${round}`, physical: round === 2, language: 'en', paidBefore: round === 1 },
    { title: `First ${round}`, physical: round === 1, language: 'af', paidBefore: round === 2 },
  ],
})

test('an archived order is shown with everything of its lines', () => {
  expect(linesOfDocument(JSON.stringify([line(1), line(2)]))).toEqual(
    [1, 2].map((round) => {
      const { id, couponShare, questions, ...shown } = line(round)
      expect([id, couponShare, questions].every(Boolean)).toBe(true)
      return {
        ...shown,
        key: String(round - 1),
        cover: null,
        page: undefined,
        answers: [{ question: `Question ${round}`, answers: [`Answer ${round}`] }],
      }
    }),
  )
})

test('and with everything of its history', () => {
  const events = [1, 2].map((round) => ({
    id: `event ${round}`,
    createdAt: `2031-02-0${round}T06:05:00Z`,
    reason: `reason ${round}`,
    toStatus: `status ${round}`,
  }))
  expect(
    eventsOfDocument(JSON.stringify(events.map((event) => ({ ...event, fromStatus: null })))),
  ).toEqual(events)
})
