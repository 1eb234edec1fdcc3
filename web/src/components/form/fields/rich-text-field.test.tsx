import { act, screen, within } from '@testing-library/react'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { z } from 'zod/mini'
import { richTextSchema, type RichText } from '@kryt/documents/rich-text'
import { focusedEditor } from '@/components/rich-text/editor/focused-editor.ts'
import { paragraph, stored } from '@/components/rich-text/editor/test-editor.ts'
import { formulaRequest } from '@/components/rich-text/formulas/formula-request.ts'
import { loadEditor } from '@/components/rich-text/slot/load-editor.ts'
import { AppError } from '@/lib/errors.ts'
import { renderFields } from './field-testing.tsx'
import { RichTextField } from './rich-text-field.tsx'
import { TextField } from './text-field.tsx'

// What writes formulas needs a real browser.
vi.mock('@/components/rich-text/formulas/formula-form.tsx', () => ({
  FormulaForm: () => <p data-testid="formula" />,
}))

// Loading the editor's files takes longer than a test waits.
beforeAll(async () => {
  await Promise.all([loadEditor(), import('@/components/rich-text/toolbar/rich-text-toolbar.tsx')])
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

test('it has its name, hint and tools, and what is stored is drawn', async () => {
  open(words('Name two fractions.'))
  expect(screen.getByRole('group', { name: 'Body' })).toHaveAccessibleDescription('What they read.')
  expect(await screen.findByRole('toolbar', { name: 'Formatting' })).toBeVisible()
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

test('of two in a form, each has its own tools: they work on its text, and one dialog opens', async () => {
  renderFields({
    schema: z.object({ body: z.nullable(richTextSchema), notes: z.nullable(richTextSchema) }),
    values: { body: words('Body'), notes: words('Notes') },
    children: (form) => (
      <>
        <RichTextField form={form} name="body" label="Body" lang="en" />
        <RichTextField form={form} name="notes" label="Notes" lang="en" />
      </>
    ),
  })
  const inField = (name: string) => within(screen.getByRole('group', { name }))
  const bold = async (name: string) => inField(name).findByRole('button', { name: 'Bold' })
  await bold('Body')
  act(() => inField('Notes').getByRole('textbox').focus())
  await vi.waitFor(async () => expect(await bold('Notes')).toBeEnabled(), { timeout: 10_000 })
  expect(await bold('Body')).toBeDisabled()
  const editor = focusedEditor.get()?.editor
  if (editor === undefined) throw new Error('no editor has the focus')
  act(() => formulaRequest.set({ editor, nodeKey: null, equation: '', inline: true }))
  // The form's own, and one for the formula.
  await screen.findByTestId('formula')
  expect(screen.getAllByRole('dialog', { hidden: true })).toHaveLength(2)
  act(() => formulaRequest.set(null))
})
