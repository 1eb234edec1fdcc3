import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { open, order } from './order-dialog-testing.tsx'

const parcel = (number: number, parcelState: string, carrier: object) => ({
  node: {
    __typename: 'Parcel',
    nodeId: `p${String(number)}`,
    id: `p${String(number)}`,
    number,
    parcelState,
    carrier: null,
    carrierName: null,
    trackingNumber: null,
    trackingLink: null,
    packedAt: '2026-11-22T08:30:45Z',
    sentAt: null,
    deliveredAt: null,
    ...carrier,
    parcelLineCollection: {
      edges: [
        {
          node: {
            __typename: 'ParcelLine',
            nodeId: `l${String(number)}`,
            title: 'Map',
            quantity: 2,
          },
        },
      ],
    },
  },
})

test('each parcel says how far it is, what is in it and where to follow it', async () => {
  const link = 'https://portal.thecourierguy.co.za/track?ref=TCG1'
  const edges = [
    parcel(1, 'SENT', {
      sentAt: '2026-11-23T08:30:45Z',
      carrier: 'THE_COURIER_GUY',
      carrierName: 'The Courier Guy',
      trackingNumber: 'TCG1',
      trackingLink: link,
    }),
    parcel(2, 'PACKED', {}),
  ]
  open({ orders: { ...order('PAID', 'EFT'), parcelCollection: { edges } } })
  const region = await screen.findByRole('region', { name: 'Your parcels' })
  const [sent, packed] = within(region)
    .getAllByRole('listitem')
    .filter((item) => item.querySelector('time') !== null)
  expect(sent).toHaveTextContent(/On its way.*23 November 2026.*2 ×.*Map.*The Courier Guy.*TCG1/)
  expect(within(region).getByRole('link', { name: 'Follow the parcel' })).toHaveAttribute(
    'href',
    link,
  )
  expect(packed).toHaveTextContent(/Packed.*22 November 2026/)
  expect(packed).not.toHaveTextContent('TCG1')
})
