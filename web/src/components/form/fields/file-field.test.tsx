import { createEvent, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { z } from 'zod/mini'
import { FileField, type FileValue } from './file-field.tsx'
import { renderFields } from './field-testing.tsx'

const schema = z.object({
  sheet: z.nullable(
    z.union([
      z.file().check(z.maxSize(2_000_000), z.mime(['application/pdf', 'image/png'])),
      z.string().check(z.minLength(1)),
    ]),
  ),
})

const pdf = (name = 'fractions.pdf', bytes = 1_500_000) =>
  new File([new Uint8Array(bytes)], name, { type: 'application/pdf' })

const open = (
  sheet: FileValue = null,
  props: { storedSize?: number; disabledBecause?: string } = {},
  options: { draft?: string; required?: boolean } = {},
) =>
  renderFields<{ sheet: FileValue }>({
    schema:
      options.required === true
        ? z.object({ sheet: z.union([z.file(), z.string().check(z.minLength(1))]) })
        : schema,
    values: { sheet },
    edits: false,
    ...(options.draft === undefined ? {} : { draft: options.draft }),
    children: (form) => <FileField form={form} name="sheet" label="Worksheet" {...props} />,
  })

const field = () => screen.getByLabelText<HTMLInputElement>('Worksheet', { selector: 'input' })
const zone = () => field().closest('div') ?? document.body

/** A drop, as the browser hands it over. */
function drop(...files: File[]) {
  const event = createEvent.drop(zone(), { dataTransfer: { files } })
  fireEvent(zone(), event)
  return event
}

test('which files are taken is said before one is chosen', () => {
  open()
  expect(field()).toHaveAccessibleDescription('PDF or PNG only, at most 2 MB.')
  expect(field()).toHaveAttribute('accept', 'application/pdf,image/png')
  expect(field()).not.toBeRequired()
})

test('in Afrikaans as well', () => {
  renderFields(
    {
      schema,
      values: { sheet: null },
      children: (form) => <FileField form={form} name="sheet" label="Werkblad" hint="Een lêer." />,
    },
    { locale: 'af' },
  )
  expect(screen.getByLabelText('Werkblad', { selector: 'input' })).toHaveAccessibleDescription(
    'Een lêer. Slegs PDF of PNG, hoogstens 2 MB.',
  )
})

test('a chosen file is shown with its size, and saving is given the file', async () => {
  const { user, save, saved } = open()
  const file = pdf()
  await user.upload(field(), file)
  expect(screen.getByText('fractions.pdf')).toBeVisible()
  expect(screen.getByText('1.5 MB')).toBeVisible()
  await save()
  expect(saved).toHaveBeenCalledOnce()
  expect(saved.mock.calls[0]?.[0].sheet).toBe(file)
})

test('a stored one is called by its name, without the folders above it', () => {
  open('Schools/9a58bdc7/1700-crest.jpg')
  expect(screen.getByText('1700-crest.jpg')).toBeVisible()
})

test('another one takes its place, also the same one again, and it can be removed', async () => {
  const { user, save, saved } = open()
  await user.upload(field(), pdf())
  await user.upload(field(), pdf('halves.pdf', 900))
  expect(screen.queryByText('fractions.pdf')).toBeNull()
  expect(screen.getByText('0.9 kB')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Remove halves.pdf' }))
  expect(screen.queryByText('halves.pdf')).toBeNull()
  await user.upload(field(), pdf('halves.pdf', 900))
  expect(screen.getByText('halves.pdf')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Remove halves.pdf' }))
  await save()
  expect(saved).toHaveBeenCalledExactlyOnceWith({ sheet: null })
})

test('a stored file is named and stays as it is', async () => {
  const { save, saved } = open('fractions-2026.pdf', { storedSize: 340_000 })
  expect(screen.getByText('fractions-2026.pdf')).toBeVisible()
  expect(screen.getByText('340 kB')).toBeVisible()
  expect(screen.getByText('Choose another file or drop it here')).toBeVisible()
  await save()
  expect(saved).toHaveBeenCalledExactlyOnceWith({ sheet: 'fractions-2026.pdf' })
})

test('too large, and of another kind, are said in words', async () => {
  const { user, save, saved } = open()
  await user.upload(field(), pdf('large.pdf', 2_000_001))
  expect(field()).toHaveAccessibleDescription(/This file is too large\.$/)
  expect(field()).toBeInvalid()
  await save()
  expect(saved).not.toHaveBeenCalled()
  drop(new File(['x'], 'notes.txt', { type: 'text/plain' }))
  await waitFor(() =>
    expect(field()).toHaveAccessibleDescription(
      /This kind of file is not taken\. Choose PDF or PNG\.$/,
    ),
  )
  drop(pdf())
  await waitFor(() => expect(field()).not.toBeInvalid())
})

test('a file is dropped, and the browser does not open it', async () => {
  const { save, saved } = open()
  const over = createEvent.dragOver(zone(), { dataTransfer: { files: [] } })
  fireEvent(zone(), over)
  expect(over.defaultPrevented).toBe(true)
  expect(drop(pdf()).defaultPrevented).toBe(true)
  expect(screen.getByText('fractions.pdf')).toBeVisible()
  await save()
  expect(saved.mock.calls[0]?.[0].sheet).toBeInstanceOf(File)
})

test('of several dropped at once none is taken, and it is said until one is', async () => {
  const { user } = open()
  drop(pdf('a.pdf'), pdf('b.pdf'))
  expect(field()).toHaveAccessibleDescription(/Please choose one file only\.$/)
  expect(screen.queryByText('a.pdf')).toBeNull()
  await user.upload(field(), pdf())
  expect(field()).not.toHaveAccessibleDescription(/one file only/)
})

test('what is off says why and takes nothing', () => {
  open('stored.pdf', { disabledBecause: 'Save the product to add files' })
  expect(field()).toBeDisabled()
  expect(field()).toHaveAccessibleDescription('Save the product to add files')
  expect(drop(pdf()).defaultPrevented).toBe(true)
  expect(screen.queryByText('fractions.pdf')).toBeNull()
  expect(screen.getByRole('button', { name: 'Remove stored.pdf' })).toBeDisabled()
})

test('one that is needed is asked for', async () => {
  const { save, saved, user } = open(null, {}, { required: true })
  expect(field()).toBeRequired()
  await save()
  await waitFor(() => expect(field()).toHaveAccessibleDescription('Please choose one.'))
  expect(field()).toHaveFocus()
  await user.upload(field(), pdf())
  expect(field()).toBeRequired()
  expect(field()).not.toBeInvalid()
  expect(saved).not.toHaveBeenCalled()
})

test('a draft keeps no file, and that it was removed', async () => {
  const first = open('stored.pdf', {}, { draft: 'sheet' })
  await first.user.upload(field(), pdf())
  expect(sessionStorage).toHaveLength(0)
  first.unmount()
  const second = open('stored.pdf', {}, { draft: 'sheet' })
  expect(screen.getByText('stored.pdf')).toBeVisible()
  second.unmount()
})
