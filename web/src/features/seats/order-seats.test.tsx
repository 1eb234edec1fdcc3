import { ApolloClient, ApolloLink, Observable } from '@apollo/client'
import { ApolloProvider } from '@apollo/client/react'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { createCache } from '@/graphql/cache.ts'
import { addErrorMessages } from '@/i18n/error-messages.ts'
import { serverMessages } from '@/i18n/server-messages.ts'
import { renderScreen } from '@/testing/render.tsx'
import { OrderSeats } from './order-seats.tsx'
import type { Seat, SeatedLine } from './seats-document.ts'

vi.mock('@/lib/edge-function.ts', () => ({ postToFunction: async () => Promise.resolve({}) }))

addErrorMessages(serverMessages)

const waiting: Seat = {
  id: 's1',
  email: 'sipho@school.example',
  invitedAt: '2026-11-21T08:30:45Z',
  takenAt: null,
  takenBy: null,
}
const taken: Seat = {
  ...waiting,
  id: 's2',
  email: 'zanele@school.example',
  takenAt: '2026-11-22T08:30:45Z',
  takenBy: 'Ms Zanele Dube',
}

let line: SeatedLine
let sent: { name: string | undefined; variables: Record<string, unknown> }[]
/** Addresses that the server refuses, with the word. */
let refused: Record<string, string>

beforeEach(() => {
  line = {
    lineId: 'l1',
    title: 'Fractions',
    language: 'en',
    bought: 5,
    toGive: 4,
    open: true,
    seats: [waiting, taken],
  }
  sent = []
  refused = {}
})

function open(office = false) {
  const link = new ApolloLink(({ operationName, variables }) => {
    sent.push({ name: operationName, variables })
    const word = refused[String(variables['email'])]
    const data =
      operationName === 'OrderSeats'
        ? { orderSeats: JSON.stringify([line]) }
        : { inviteToSeat: { __typename: 'Seat', nodeId: 'n' }, withdrawSeat: null }
    const answer = word === undefined ? { data } : { data: null, errors: [{ message: word }] }
    return new Observable((observer) => {
      observer.next(answer)
      observer.complete()
    })
  })
  renderScreen(
    <ApolloProvider client={new ApolloClient({ cache: createCache(), link, dataMasking: true })}>
      <OrderSeats orderId="o1" office={office} />
    </ApolloProvider>,
  )
}

const region = () => screen.findByRole('region', { name: 'Seats' })
const invited = () =>
  sent.filter(({ name }) => name === 'InviteToSeat').map(({ variables }) => variables['email'])
const field = () => screen.findByRole('textbox', { name: /Invite colleagues by email/ })
const send = () => screen.getByRole('button', { name: 'Send invitations' })

test('the buyer sees who has which seat, and takes back what nobody has taken', async () => {
  open()
  const section = within(await region())
  expect(section.getByText('5 seats: one is yours, 2 given, 2 left.')).toBeVisible()
  const [first, second] = section.getAllByRole('listitem')
  expect(first).toHaveTextContent('sipho@school.exampleInvited 21 Nov 2026, not taken yet')
  expect(second).toHaveTextContent('zanele@school.exampleTaken by Ms Zanele Dube on 22 Nov 2026')
  expect(section.getAllByRole('button', { name: /Take back/ })).toHaveLength(1)
  await userEvent.click(
    section.getByRole('button', { name: 'Take back the seat of sipho@school.example' }),
  )
  const dialog = within(await screen.findByRole('alertdialog'))
  await userEvent.click(dialog.getByRole('button', { name: 'Take back' }))
  await waitFor(() =>
    expect(sent).toContainEqual({ name: 'WithdrawSeat', variables: { seatId: 's1' } }),
  )
})

test('a holder without a name is not named twice', async () => {
  line.seats = [{ ...taken, takenBy: taken.email }]
  open()
  expect(within(await region()).getByRole('listitem')).toHaveTextContent(
    /^zanele@school.exampleTaken on 22 Nov 2026$/,
  )
})

test('several addresses are invited one after the other, and the field is empty again', async () => {
  open()
  await userEvent.type(await field(), 'anna@school.example, Thabo@School.example')
  await userEvent.click(send())
  await waitFor(() => expect(invited()).toEqual(['anna@school.example', 'thabo@school.example']))
  await waitFor(async () => expect(await field()).toHaveValue(''))
})

test('what could not be sent stays in the field, with the reason', async () => {
  refused['thabo@school.example'] = 'seats_all_given'
  open()
  await userEvent.type(await field(), 'anna@school.example, thabo@school.example')
  await userEvent.click(send())
  expect(
    await screen.findByText('All seats are given. Take one back to give it to somebody else.'),
  ).toBeVisible()
  expect(await field()).toHaveValue('thabo@school.example')
})

test.each([
  ['anna@school', 'Not an email address: anna@school'],
  ['a@b.co, c@d.co, e@f.co', 'Only 2 seats are left, and these are 3 addresses.'],
])('%s: %s', async (typed, message) => {
  open()
  await userEvent.type(await field(), typed)
  await userEvent.click(send())
  expect(await screen.findByText(message)).toBeVisible()
  expect(invited()).toEqual([])
})

test.each<[string, Partial<SeatedLine>]>([
  ['all are given', { toGive: 2 }],
  ['some were refunded', { toGive: 1 }],
  ['the resource was taken away', { open: false }],
])('nobody is invited when %s', async (_, change) => {
  line = { ...line, ...change }
  open()
  await region()
  expect(screen.queryByRole('textbox')).toBeNull()
})

test('the office invites nobody, and takes back what was taken too', async () => {
  open(true)
  const section = within(await region())
  expect(section.getByText('5 seats: one is the buyer’s, 2 given, 2 left.')).toBeVisible()
  expect(screen.queryByRole('textbox')).toBeNull()
  await userEvent.click(
    section.getByRole('button', { name: 'Take back the seat of zanele@school.example' }),
  )
  expect(await screen.findByRole('alertdialog')).toHaveTextContent(
    'Ms Zanele Dube will no longer have this resource.',
  )
})
