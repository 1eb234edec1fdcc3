import { expect, it } from 'vitest'
import { addressLines, boxesOf } from './boxes.ts'
import { delivery } from './sample.ts'

const [first, second] = delivery.parcels
if (first === undefined || second === undefined) throw new Error('the sample has two parcels')

it('prints what is packed and not sent, with what follows', () => {
  expect(boxesOf(delivery)).toMatchObject([
    {
      reference: '261121-10304512/2',
      lines: [
        { quantity: 1, bundle: null, answers: [{ value: 'Juf. Annelie se klas' }, {}] },
        { title: 'Tafelblokplakkaat', bundle: 'Wiskunde vir die hele kwartaal' },
      ],
      later: [{ quantity: 1 }],
    },
  ])
})

it('prints what is to be packed while no parcel waits, and everything once more when all is sent', () => {
  expect(boxesOf({ ...delivery, parcels: [] })).toMatchObject([
    { reference: '261121-10304512', lines: [{ quantity: 1 }], later: [] },
  ])
  expect(boxesOf({ ...delivery, parcels: [first] })).toMatchObject([
    { reference: '261121-10304512/2', lines: [{ quantity: 1 }] },
  ])
  const packed = delivery.goods.map((goods) => ({ ...goods, packed: goods.quantity }))
  const sent = {
    ...delivery,
    goods: packed,
    parcels: [first, { ...second, state: 'SENT' as const }],
  }
  expect(boxesOf(sent).map(({ reference, later }) => [reference, later.length])).toEqual([
    ['261121-10304512/1', 0],
    ['261121-10304512/2', 0],
  ])
  // The only parcel of its order needs no number.
  expect(boxesOf({ ...sent, parcels: [first] })).toMatchObject([{ reference: '261121-10304512' }])
})

it('an address has no empty lines, and a name even where none is known', () => {
  expect(addressLines({ ...delivery, recipient: '' })[0]).toBe('annelie@kryt.example')
  const address = delivery.address && { ...delivery.address, address2: ' ', phoneNumber: '' }
  expect(addressLines({ ...delivery, address })).toEqual([
    delivery.recipient,
    delivery.address?.address1,
    'Bronkhorstspruit-Noord 1020',
    'Mpumalanga',
  ])
})
