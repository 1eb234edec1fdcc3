import { MockedProvider } from '@apollo/client/testing/react'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { renderScreen } from '@/testing/render.tsx'
import { readSetting } from '../setting/setting.ts'
import { LayOutDialog } from './lay-out-dialog.tsx'
import { PreviewLayOutDocument } from './lay-out.generated.ts'

const nothing = {
  lastDay: '2027-02-05',
  made: 0,
  there: 4,
  noRotation: 0,
  classes: [],
  closed: [],
  taken: [],
  noPeriod: [],
  periods: 4,
}

const plan = (untilTermEnd: boolean, answer: object) =>
  ({
    request: {
      query: PreviewLayOutDocument,
      variables: (asked: { untilTermEnd: boolean }) => asked.untilTermEnd === untilTermEnd,
    },
    maxUsageCount: 5,
    result: { data: { previewLayOutLessons: JSON.stringify({ ...nothing, ...answer }) } },
  }) as never // A function in place of variables is more than its types know.

test('where nothing would be made the button waits and says why; another choice wakes it', async () => {
  renderScreen(
    <MemoryRouter>
      <MockedProvider mocks={[plan(false, {}), plan(true, { made: 2 })]}>
        <LayOutDialog
          date="2027-02-03"
          setting={readSetting(undefined)}
          onClose={() => undefined}
        />
      </MockedProvider>
    </MemoryRouter>,
  )
  const button = screen.getByRole('button', { name: 'Lay out' })
  expect(await screen.findByText('Nothing to lay out until 5 February 2027')).toBeVisible()
  expect(button).toHaveAttribute('aria-disabled', 'true')
  expect(button).toHaveAccessibleDescription('With these choices there is nothing to do.')
  fireEvent.change(screen.getByLabelText('Until'), { target: { value: 'term' } })
  await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'false'))
  expect(button).not.toHaveAccessibleDescription()
})

test('a number of weeks is asked for where lessons are laid out for several', () => {
  renderScreen(
    <MemoryRouter>
      <MockedProvider mocks={[plan(false, {})]}>
        <LayOutDialog
          date="2027-02-03"
          setting={readSetting(undefined)}
          onClose={() => undefined}
        />
      </MockedProvider>
    </MemoryRouter>,
  )
  expect(screen.queryByLabelText('How many weeks')).not.toBeInTheDocument()
  const until = screen.getByLabelText('Until')
  expect(within(until).getByRole('option', { name: 'A number of weeks' })).toHaveValue('weeks')
  fireEvent.change(until, { target: { value: 'weeks' } })
  const weeks = screen.getByLabelText('How many weeks')
  expect(weeks).toBeRequired()
  expect(weeks).toHaveValue('2')
  expect(within(weeks).getAllByRole('option')).toHaveLength(12)
})
