import { screen, within } from '@testing-library/react'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { z } from 'zod/mini'
import { richTextSchema, type RichText } from '@kryt/documents/rich-text'
import { paragraph, stored } from '@/components/rich-text/editor/test-editor.ts'
import { loadEditor } from '@/components/rich-text/slot/load-editor.ts'
import { AppError } from '@/lib/errors.ts'
import { renderFields } from './field-testing.tsx'
import { RichTextField } from './rich-text-field.tsx'
import { TextField } from './text-field.tsx'

// Loading the editor's files takes longer than a test waits.
beforeAll(async () => {
  await loadEditor()
}, 60_000)
beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
})

const schema = z.object({
  body: z.nullable(richTextSchema).check(z.refine((text) => text !== null, 'Write something')),
})

const open = (body: RichText | null, options: object = {}) =>
  renderFields({
    schema,
    values: { body },
    edits: false,
    ...options,
    children: (form) => (
      <RichTextField form={form} name="body" label="Body" hint="What they read." lang="en" />
    ),
  })

const box = () => screen.getByRole('textbox', { name: 'Body' })
const words = (one: string) => stored(paragraph(one))

test('it has its name, hint and tools, and what is stored is drawn', () => {
  open(words('Name two fractions.'))
  expect(screen.getByRole('group', { name: 'Body' })).toHaveAccessibleDescription('What they read.')
  expect(screen.getByRole('toolbar', { name: 'Formatting' })).toBeVisible()
  expect(box()).toHaveTextContent('Name two fractions.')
  expect(box()).toHaveAttribute('lang', 'en')
})

test('what is wrong is said, and the text takes the focus', async () => {
  const { save, saved } = open(null)
  await save()
  expect(await screen.findByText('Write something')).toBeVisible()
  expect(saved).not.toHaveBeenCalled()
  await vi.waitFor(() => expect(box()).toHaveFocus())
})

test('two versions stand side by side as they read', async () => {
  const { user, save } = renderFields({
    schema: z.object({ body: z.nullable(richTextSchema), title: z.string() }),
    values: { body: words('Mine'), title: '' },
    version: '2027-01-02T10:00:00.123456+00:00',
    save: async () => Promise.reject(new AppError('row_changed')),
    reread: async () =>
      Promise.resolve({
        version: '2027-01-02T10:00:00.123457+00:00',
        values: { body: words('Theirs'), title: 'Theirs' },
      }),
    children: (form) => (
      <>
        <TextField form={form} name="title" label="Title" />
        <RichTextField form={form} name="body" label="Body" lang="en" />
      </>
    ),
  })
  await user.type(screen.getByLabelText('Title'), 'Mine')
  await save()
  await screen.findByText(/Nothing has been overwritten/)
  const sides = within(screen.getByRole('group', { name: 'Body' }))
    .getAllByRole('radio')
    .map((radio) => radio.closest('label')?.textContent.replace(/^(Take theirs|Keep mine)/, ''))
  expect(sides).toEqual(['Theirs', 'Mine'])
})
