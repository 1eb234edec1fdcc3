import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { z } from 'zod/mini'
import { DateField, DateTimeField, TimeField } from './date-fields.tsx'
import { renderFields } from './field-testing.tsx'

const schema = z.object({
  day: z.string(),
  starts: z.string(),
  sent: z.string().check(z.refine((sent) => sent === '' || sent.length === 16, 'Both are needed')),
})
const onChosen = vi.fn()

const values = { day: '', starts: '', sent: '' }
const open = (
  given: Partial<typeof values> = {},
  options: Partial<Parameters<typeof renderFields<typeof values>>[0]> = {},
) =>
  renderFields({
    schema,
    values: { ...values, ...given },
    edits: false,
    ...options,
    children: (form) => (
      <>
        <DateField
          form={form}
          name="day"
          label="Day"
          min="2027-01-01"
          max="2027-12-31"
          onChosen={onChosen}
        />
        <TimeField form={form} name="starts" label="Starts" />
        <DateTimeField form={form} name="sent" label="Sent" hint="Not before today." />
      </>
    ),
  })

const sent = () => screen.getByText('Sent').closest('fieldset') ?? document.body
const put = (element: HTMLElement, value: string) =>
  fireEvent.change(element, { target: { value } })

test('a day, a time of 24 hours, and both together are saved as a clock in South Africa shows them', async () => {
  const { save, saved } = open()
  put(screen.getByLabelText('Day'), '2027-02-03')
  expect(onChosen).toHaveBeenCalledExactlyOnceWith('2027-02-03')
  put(screen.getByLabelText('Starts'), '1345')
  expect(screen.getByLabelText('Starts')).toHaveValue('13:45')
  put(within(sent()).getByLabelText('Date'), '2027-02-03')
  put(within(sent()).getByLabelText('Time'), '745')
  await save()
  expect(saved).toHaveBeenCalledExactlyOnceWith({
    day: '2027-02-03',
    starts: '13:45',
    sent: '2027-02-03T07:45',
  })
})

test('half of a date and a time is refused in words, and none is empty', async () => {
  const { save, saved } = open()
  expect(within(sent()).getByText('South African time')).toBeVisible()
  expect(sent()).toHaveAccessibleDescription('Not before today.')
  put(within(sent()).getByLabelText('Time'), '07:45')
  expect(await screen.findByText('Both are needed')).toBeVisible()
  expect(within(sent()).getByLabelText('Date')).toBeInvalid()
  put(within(sent()).getByLabelText('Time'), '')
  await save()
  expect(saved).toHaveBeenCalledExactlyOnceWith(values)
})

test('a stored moment stands in its two fields, and one can be changed without the other', async () => {
  const { save, saved } = open({ sent: '2027-02-03T07:45' })
  expect(within(sent()).getByLabelText('Date')).toHaveValue('2027-02-03')
  expect(within(sent()).getByLabelText('Time')).toHaveValue('07:45')
  expect(screen.getByLabelText('Day')).toHaveAttribute('min', '2027-01-01')
  expect(screen.getByLabelText('Day')).toHaveAttribute('max', '2027-12-31')
  put(within(sent()).getByLabelText('Date'), '2027-02-04')
  await save()
  expect(saved).toHaveBeenCalledExactlyOnceWith({ ...values, sent: '2027-02-04T07:45' })
})

test('where somebody else saved another one, both are shown in words', async () => {
  const { save } = open(
    { day: '2027-02-03', sent: '2027-02-03T07:45' },
    {
      version: '2027-01-01T00:00:00Z',
      save: vi
        .fn()
        .mockRejectedValue(Object.assign(new Error('x'), { code: 'not_found_or_forbidden' })),
      reread: async () =>
        Promise.resolve({
          version: '2027-01-01T00:00:01Z',
          values: { day: '', starts: '', sent: '2027-12-24T18:00' },
        }),
    },
  )
  put(screen.getByLabelText('Starts'), '0800')
  await save()
  expect(await screen.findByText('24 December 2027 at 18:00')).toBeVisible()
  expect(screen.getByText('3 February 2027 at 07:45')).toBeVisible()
  expect(screen.getByText(/^0?3 February 2027$/)).toBeVisible()
})
