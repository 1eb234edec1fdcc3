import { MockedProvider } from '@apollo/client/testing/react'
import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderScreen } from '@/testing/render.tsx'
import {
  CalendarFeedDocument,
  CreateCalendarFeedDocument,
  RevokeCalendarFeedDocument,
} from './calendar-feed.generated.ts'
import { FeedDialog } from './feed-dialog.tsx'

const token = 'a'.repeat(64)

function show() {
  const revoked = vi.fn(() => ({ data: { revokeCalendarFeed: true } }))
  const created = vi.fn(() => ({ data: { createCalendarFeed: 'b'.repeat(64) } }))
  const rendered = renderScreen(
    <MockedProvider
      mocks={[
        {
          request: { query: CalendarFeedDocument },
          result: { data: { myCalendarFeed: token } },
          maxUsageCount: 9,
        },
        { request: { query: RevokeCalendarFeedDocument }, result: revoked },
        { request: { query: CreateCalendarFeedDocument }, result: created },
      ]}
    >
      <FeedDialog onClose={() => undefined} />
    </MockedProvider>,
  )
  return { ...rendered, revoked, created }
}

test.each([
  ['Stop sharing', 'Stop sharing', 'revoked'],
  ['Replace it with a new one', 'Replace it', 'created'],
] as const)(
  '"%s" asks first',
  async (button, answer, done) => {
    const { user, ...calls } = show()
    await user.click(await screen.findByRole('button', { name: button }))
    const question = await screen.findByRole('alertdialog', {}, { timeout: 9000 })
    expect(question).toHaveTextContent('stops being updated')
    expect(calls[done]).not.toHaveBeenCalled()
    await user.click(screen.getByRole('button', { name: answer }))
    await waitFor(() => expect(calls[done]).toHaveBeenCalledOnce(), { timeout: 9000 })
  },
  20_000,
)

test('the address opens in a calendar, with terms and holidays when asked for', async () => {
  const { user } = show()
  const link = await screen.findByRole('link', { name: /Open in the calendar/ })
  expect(link.getAttribute('href')).toMatch(
    new RegExp(`^webcal://.*calendar-feed\\?token=${token}$`),
  )
  await user.click(screen.getByRole('checkbox', { name: /With terms/ }))
  expect(link.getAttribute('href')).toMatch(/&school=1$/)
  expect(screen.getByRole('textbox')).toHaveValue(
    link.getAttribute('href')?.replace(/^webcal:/, 'http:'),
  )
}, 20_000)
