import { screen, waitFor, within } from '@testing-library/react'
import { useIntl } from 'react-intl'
import { afterEach, expect, test, vi } from 'vitest'
import { z } from 'zod/mini'
import { AppError } from '@/lib/errors.ts'
import { formDraft } from '@/lib/form-draft.ts'
import { hideSnack } from '@/lib/snackbar.ts'
import { renderScreen } from '@/testing/render.tsx'
import type { EntityFormOptions } from './entity-form.ts'
import { TextField } from './fields/text-field.tsx'
import { Form } from './form.tsx'
import { SaveBar } from './save-bar.tsx'
import { useEntityForm } from './use-entity-form.ts'

interface Values {
  label: string
  place: string
}
type Options = Partial<EntityFormOptions<Values, Values>>

const schema = z.object({ label: z.string(), place: z.string() })

function Host({ options }: { options: Options }) {
  const intl = useIntl()
  const form = useEntityForm<Values, Values>({
    schema,
    values: { label: '', place: '' },
    asks: false,
    save: async () => Promise.resolve(),
    ...options,
  })
  return (
    <Form form={form} footer={<SaveBar form={form} />}>
      <TextField form={form} name="label" label={intl.formatList(['Label'])} />
      <TextField form={form} name="place" label={intl.formatList(['Place'])} />
    </Form>
  )
}

/** A form whose options can change while it is open, as when an answer or a live update comes. */
function open(options: Options) {
  const { rerender, ...page } = renderScreen(<Host options={options} />)
  const change = (next: Options) => rerender(<Host options={next} />)
  return { ...page, change }
}

afterEach(() => {
  sessionStorage.clear()
  hideSnack()
})

const label = () => screen.getByLabelText('Label')
const place = () => screen.getByLabelText('Place')
const saveButton = () => screen.getByRole('button', { name: 'Save' })
const restored = () => screen.queryByText(/what you typed before/)
const row = { label: 'Easter', place: 'Cape Town' }
const version = '2027-01-02T10:00:00.123456+00:00'
const later = '2027-01-02T10:00:00.123457+00:00'

test('while it loads nothing can be saved; then untouched fields have what was loaded', async () => {
  const save = vi.fn(async () => Promise.resolve())
  const { user, change } = open({ save, ready: false, edits: true })
  expect(saveButton()).toHaveAccessibleDescription('Still loading')
  await user.type(place(), 'Durban{Enter}')
  expect(save).not.toHaveBeenCalled()
  change({ save, ready: true, values: row, version })
  expect(label()).toHaveValue('Easter')
  expect(place()).toHaveValue('Durban')
  await user.type(place(), '{Enter}')
  expect(save).toHaveBeenCalledExactlyOnceWith(
    { label: 'Easter', place: 'Durban' },
    { version, changed: ['place'] },
  )
})

test('why it cannot load is said once, and nothing can be saved', async () => {
  const save = vi.fn(async () => Promise.resolve())
  const { user, change } = open({ save, ready: false, problem: new AppError('rate_limited') })
  expect(screen.getByRole('alert')).toHaveTextContent('You tried too often')
  expect(saveButton()).toHaveAccessibleDescription('')
  expect(saveButton()).toHaveAttribute('aria-disabled', 'true')
  await user.type(label(), '{Enter}')
  expect(save).not.toHaveBeenCalled()
  change({ save })
  expect(screen.getByRole('alert')).toBeEmptyDOMElement()
})

test('a draft waits for the row over which it was typed', async () => {
  const first = open({ values: row, version, draft: 'holiday' })
  await first.user.type(place(), '!')
  first.unmount()
  const { change } = open({ ready: false, draft: 'holiday' })
  expect(place()).toHaveValue('')
  expect(restored()).toBeNull()
  change({ values: row, version, draft: 'holiday' })
  expect(label()).toHaveValue('Easter')
  expect(place()).toHaveValue('Cape Town!')
  expect(restored()).toBeVisible()
})

test('what was typed comes back after a reload, says so until it is saved, and is then forgotten', async () => {
  const first = open({ values: row, version, draft: 'holiday' })
  await first.user.type(place(), '!')
  expect(restored()).toBeNull()
  first.unmount()
  const { user } = open({ values: row, version, draft: 'holiday' })
  expect(restored()).toBeVisible()
  expect(place()).toHaveValue('Cape Town!')
  await user.click(saveButton())
  expect(restored()).toBeNull()
  expect(formDraft.read('holiday')).toEqual({})
})

test.each([
  ['that says what the row says', JSON.stringify(row)],
  ['of a field that is gone', '{"town":"Polokwane"}'],
  ['that cannot be read', '{"label"'],
])('a draft %s is none', (_what, values) => {
  formDraft.write('holiday', { values })
  open({ values: row, version, draft: 'holiday' })
  expect(restored()).toBeNull()
  expect(label()).toHaveValue('Easter')
})

test('when the row changes elsewhere, fields that nobody touched follow', async () => {
  const { user, change } = open({ values: row, version })
  await user.type(place(), '!')
  change({ values: { ...row, label: 'Family day' }, version: later })
  expect(label()).toHaveValue('Family day')
  expect(place()).toHaveValue('Cape Town!')
})

test.each(['not_found_or_forbidden', 'row_changed'] as const)(
  'the same field changed twice is shown side by side, whether the server says %s',
  async (word) => {
    const now = { version: later, values: { ...row, label: 'Family day' } }
    const save = vi
      .fn<(values: Values, saving: { version: string }) => Promise<void>>()
      .mockRejectedValueOnce(new AppError(word))
      .mockResolvedValueOnce()
    const options = { save, reread: async () => Promise.resolve(now) }
    const { user, change } = open({ values: row, version, ...options })
    await user.type(label(), ' Monday')
    change({ ...now, ...options })
    expect(label()).toHaveValue('Easter Monday')
    await user.click(saveButton())
    const choice = await screen.findByRole('group', { name: 'Label' })
    expect(choice).toHaveTextContent('Family day')
    expect(choice).toHaveTextContent('Easter Monday')
    const settle = screen.getByRole('button', { name: 'Save this choice' })
    expect(settle).toBeDisabled()
    await user.click(within(choice).getByLabelText(/Keep mine/))
    await user.click(settle)
    await waitFor(() => expect(save).toHaveBeenCalledTimes(2))
    expect(save.mock.calls.map(([values, saving]) => [values.label, saving.version])).toEqual([
      ['Easter Monday', version],
      ['Easter Monday', later],
    ])
  },
)

test('where others changed a touched field and another one, nothing is copied and the old version is sent', async () => {
  const save = vi.fn(async () => Promise.resolve())
  const { user, change } = open({ save, values: row, version })
  await user.clear(label())
  await user.type(label(), 'Mine')
  change({ save, values: { label: 'Theirs', place: 'Theirs' }, version: later })
  expect(place()).toHaveValue('Cape Town')
  await user.click(saveButton())
  expect(save).toHaveBeenCalledExactlyOnceWith(
    { label: 'Mine', place: 'Cape Town' },
    { version, changed: ['label'] },
  )
})

test('what was saved is no draft any more, and what was typed before is not mentioned', async () => {
  formDraft.write('holiday.1', {
    values: JSON.stringify({ label: 'Typed' }),
    before: JSON.stringify({ label: 'Easter' }),
    version,
  })
  const { user } = open({ draft: 'holiday.1', values: row, version })
  expect(label()).toHaveValue('Typed')
  expect(restored()).toBeVisible()
  await user.click(saveButton())
  await waitFor(() => expect(restored()).toBeNull())
  expect(formDraft.read('holiday.1')).toEqual({})
  await user.type(place(), '!')
  expect(restored()).toBeNull()
})

test('a form without a name keeps no draft', async () => {
  const { user } = open({ values: row, version })
  await user.type(label(), '!')
  expect(sessionStorage).toHaveLength(0)
})
