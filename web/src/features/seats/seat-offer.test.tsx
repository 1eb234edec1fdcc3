import { screen } from '@testing-library/react'
import { createIntl } from 'react-intl'
import { expect, test } from 'vitest'
import { renderScreen } from '@/testing/render.tsx'
import { OfferWords, offerTitle } from './seat-offer.tsx'
import { readInvitation, type Invitation } from './seats-document.ts'

const offer = (state: string): Invitation =>
  readInvitation(
    JSON.stringify({
      state,
      title: 'Fractions',
      language: 'en',
      productId: 'p1',
      from: 'Ms Botha',
      cover: null,
    }),
  )

test.each([
  [offer('open'), 'A seat for you', 'Ms Botha has bought this for several teachers'],
  [offer('mine'), 'You have this resource', 'Ms Botha gave you this seat.'],
  [offer('owned'), 'You have this resource', 'Ms Botha can give it to somebody else.'],
  [offer('taken'), 'This seat is not free', 'Somebody has taken it already.'],
  [offer('closed'), 'This seat is not free', 'It is not paid for any more.'],
  [
    readInvitation('{"state":"withdrawn"}'),
    'This seat is not free',
    'The invitation was taken back.',
  ],
  [null, 'No such invitation', 'Check that the whole link from the email is in the address bar.'],
])('%j', async (invitation, title, words) => {
  const intl = createIntl({ locale: 'en', onError: () => undefined })
  expect(offerTitle(intl, invitation)).toBe(title)
  renderScreen(<OfferWords invitation={invitation} />)
  expect(await screen.findByText(words, { exact: false })).toBeVisible()
})
