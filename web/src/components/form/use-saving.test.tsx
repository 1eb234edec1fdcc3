import { act, renderHook, waitFor } from '@testing-library/react'
import { useRef, type ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import { IntlProvider } from 'react-intl'
import { afterEach, expect, test, vi } from 'vitest'
import english from '@/i18n/en.json'
import { AppError, type ErrorCode } from '@/lib/errors.ts'
import { hideSnack, snack } from '@/lib/snackbar.ts'
import { unsavedForms } from '@/lib/unsaved-forms.ts'
import type { EntityFormOptions, Saving } from './entity-form.ts'
import type { Opened } from './kept-draft.ts'
import { useSaving } from './use-saving.ts'

// Saving without a dialog around it: what is sent, and what becomes of each answer.

interface Row {
  name: string
  town: string
}
type Save = (values: Row, saving: Saving<Row>) => Promise<string | false>

const easter: Row = { name: 'Easter', town: 'Musina' }
const versions = {
  first: '2027-01-02T10:00:00.000001+00:00',
  second: '2027-01-02T10:00:00.000002+00:00',
  third: '2027-01-02T10:00:00.000003+00:00',
}

const wrapper = ({ children }: { children: ReactNode }) => (
  <IntlProvider locale="en-ZA" messages={english}>
    {children}
  </IntlProvider>
)

afterEach(() => {
  hideSnack()
  unsavedForms.remove('holiday')
  document.body.replaceChildren()
})

/** A form over a row; `type` stands for the keys, `save` for the button. */
function open(
  options: Partial<EntityFormOptions<Row, Row, string>> = {},
  version: string | null = versions.first,
) {
  const element = document.createElement('form')
  document.body.append(element)
  const forget = vi.fn()
  const save = vi.fn<Save>(async () => Promise.resolve('answer'))
  const { result, unmount } = renderHook(
    () => {
      const form = useForm<Row, unknown, Row>({ defaultValues: easter })
      // Read here, because react-hook-form keeps up to date only what is read while drawing.
      const { isDirty, errors } = form.formState
      const openedRef = useRef<Opened>({ values: { ...easter }, version })
      const elementRef = useRef<HTMLFormElement | null>(element)
      const saving = useSaving(
        { schema: undefined as never, values: easter, save, ...options },
        form,
        { openedRef, forget, restored: false },
        { id: 'holiday', elementRef },
      )
      return { form, isDirty, errors, openedRef, ...saving }
    },
    { wrapper },
  )
  const type = (field: keyof Row, text: string) =>
    act(() => result.current.form.setValue(field, text, { shouldDirty: true }))
  const submit = async () => act(async () => result.current.submit())
  return { now: () => result.current, save, forget, element, type, submit, unmount }
}

/** What an update answers when the row is not the one that the form was opened with. */
const gone = new AppError('not_found_or_forbidden')
const refuses = (times: number, reason: unknown = gone) => {
  const save = vi.fn<Save>()
  for (let i = 0; i < times; i++) save.mockRejectedValueOnce(reason)
  return save.mockResolvedValue('answer')
}
const rereads = (values: Row, version = versions.second) =>
  vi.fn(async () => Promise.resolve({ values, version }))

test('what was typed is sent, with the version and the fields that changed', async () => {
  const onSaved = vi.fn()
  const { now, save, forget, type, submit } = open({ onSaved })
  type('name', 'Good Friday')
  await submit()
  expect(save).toHaveBeenCalledExactlyOnceWith(
    { name: 'Good Friday', town: 'Musina' },
    { version: versions.first, changed: ['name'] },
  )
  expect(onSaved).toHaveBeenCalledExactlyOnceWith('answer')
  expect(forget).toHaveBeenCalledOnce()
  expect(snack.get()).toEqual({ kind: 'done', text: 'Saved' })
  expect(now()).toMatchObject({ saved: true, pending: false, error: null, isDirty: false })
  expect(now().openedRef.current).toEqual({
    values: { name: 'Good Friday', town: 'Musina' },
    version: versions.first,
  })
})

test('a new row has no version to name', async () => {
  const { save, submit } = open({}, null)
  await submit()
  expect(save.mock.calls[0]?.[1].version).toBe('')
})

test('what is typed while it is saved stays, and waits for the next save', async () => {
  const { promise, resolve } = Promise.withResolvers<string>()
  const save = vi.fn<Save>(async () => promise)
  const { now, type } = open({ save })
  unsavedForms.add({ id: 'holiday', discard: () => undefined })
  type('name', 'Good Friday')
  let done: Promise<void> = Promise.resolve()
  act(() => void (done = now().submit()))
  await waitFor(() => expect(save).toHaveBeenCalledOnce())
  expect(now().pending).toBe(true)
  type('town', 'Tzaneen')
  await act(async () => {
    resolve('answer')
    await done
  })
  expect(now().form.getValues()).toEqual({ name: 'Good Friday', town: 'Tzaneen' })
  expect(unsavedForms.get()).toHaveLength(1)
  expect(now().pending).toBe(false)
})

test('a form is out of those that ask before anything follows its save', async () => {
  unsavedForms.add({ id: 'holiday', discard: () => undefined })
  const asking: number[] = []
  const { submit } = open({ onSaved: () => asking.push(unsavedForms.get().length) })
  await submit()
  expect(asking).toEqual([0])
})

test('before anything was pressed nothing was saved and nothing is under way', () => {
  expect(open().now()).toMatchObject({ saved: false, pending: false, error: null, conflict: null })
})

test('a form that says it itself shows no notice', async () => {
  const { submit } = open({ notice: null })
  await submit()
  expect(snack.get()).toBeNull()
})

test('a form that was closed while it was saved says so and leads nowhere', async () => {
  const { promise, resolve } = Promise.withResolvers<string>()
  const onSaved = vi.fn()
  const { now, unmount } = open({ save: async () => promise, onSaved })
  let done: Promise<void> = Promise.resolve()
  act(() => void (done = now().submit()))
  unmount()
  resolve('answer')
  await done
  expect(snack.get()?.text).toBe('Saved')
  expect(onSaved).not.toHaveBeenCalled()
})

test('pressed twice it is sent once, and again afterwards', async () => {
  const { promise, resolve } = Promise.withResolvers<string>()
  const save = vi.fn<Save>(async () => promise)
  const { now, submit } = open({ save })
  await act(async () => {
    const both = Promise.all([now().submit(), now().submit()])
    resolve('answer')
    await both
  })
  expect(save).toHaveBeenCalledOnce()
  await submit()
  expect(save).toHaveBeenCalledTimes(2)
})

test('a person who thought better of it stays in the form, and nothing is said', async () => {
  const onSaved = vi.fn()
  const save = vi.fn<Save>(async () => Promise.resolve(false as const))
  const { now, forget, submit } = open({ save, onSaved })
  await submit()
  expect(now()).toMatchObject({ saved: false, pending: false, error: null })
  expect(onSaved).not.toHaveBeenCalled()
  expect(forget).not.toHaveBeenCalled()
  expect(snack.get()).toBeNull()
})

test('a server’s word about a field is said there, any other at the form until the next try', async () => {
  const save = vi
    .fn<Save>()
    .mockRejectedValueOnce(new AppError('email_exists'))
    .mockRejectedValueOnce(new AppError('rate_limited'))
    .mockRejectedValueOnce(new AppError('email_exists'))
  const { now, submit } = open({ save, fieldOf: { email_exists: 'town' } })
  await submit()
  expect(now().error).toBeNull()
  expect(now().errors.town).toMatchObject({ type: 'server', message: /^There is already/ })
  act(() => now().form.clearErrors())
  await submit()
  expect(now().error).toMatchObject({ code: 'rate_limited' })
  await submit()
  expect(now().error).toBeNull()
})

test('what went wrong before the form was opened is said until the next try', async () => {
  const before = new AppError('rate_limited')
  const { now, submit } = open({ error: before })
  expect(now().error).toBe(before)
  await submit()
  expect(now().error).toBeNull()
})

test.each([
  ['a field', '<input><input aria-invalid="true" id="wrong">'],
  ['a list of files', '<button data-invalid="true" id="wrong"></button>'],
  [
    'a group',
    '<fieldset aria-invalid="true"><legend></legend><button id="wrong"></button></fieldset>',
  ],
])('the focus goes to %s that was refused', async (_what, html) => {
  const save = vi.fn<Save>().mockRejectedValue(new AppError('email_exists'))
  const { element, submit } = open({ save, fieldOf: { email_exists: 'name' } })
  element.innerHTML = html
  expect(document.activeElement).toBe(document.body)
  await submit()
  expect(document.activeElement?.id).toBe('wrong')
})

test('after a save the focus stays', async () => {
  const { element, submit } = open()
  element.innerHTML = '<input aria-invalid="true">'
  await submit()
  expect(document.activeElement).toBe(document.body)
})

test.each<ErrorCode>(['not_found_or_forbidden', 'row_changed'])(
  'a row that changed elsewhere (%s) in other fields is saved over the newer one',
  async (code) => {
    const save = refuses(1, new AppError(code))
    const reread = rereads({ ...easter })
    const { now, type, submit } = open({ save, reread })
    type('name', 'Good Friday')
    await submit()
    expect(save.mock.calls.map(([, saving]) => saving)).toEqual([
      { version: versions.first, changed: ['name'] },
      { version: versions.second, changed: ['name'] },
    ])
    expect(now()).toMatchObject({ saved: true, conflict: null, error: null })
  },
)

test('a row that changes with every try is left after three', async () => {
  const save = refuses(9)
  const newer = vi
    .fn()
    .mockResolvedValueOnce({ values: easter, version: versions.second })
    .mockResolvedValueOnce({ values: easter, version: versions.third })
    .mockResolvedValue({ values: easter, version: versions.first })
  const { now, submit } = open({ save, reread: newer })
  await submit()
  expect(save).toHaveBeenCalledTimes(3)
  expect(now()).toMatchObject({ saved: false, pending: false })
})

const reasons: [string, Partial<EntityFormOptions<Row, Row, string>>, string | null, ErrorCode][] =
  [
    ['of a row without a version', { reread: rereads(easter) }, null, 'not_found_or_forbidden'],
    ['where the row cannot be read again', {}, versions.first, 'not_found_or_forbidden'],
    ['about something else', { reread: rereads(easter) }, versions.first, 'rate_limited'],
    [
      'of a row that is gone',
      { reread: async () => Promise.resolve(null) },
      versions.first,
      'not_found_or_forbidden',
    ],
    [
      'of a row that is as it was',
      { reread: rereads(easter, versions.first) },
      versions.first,
      'not_found_or_forbidden',
    ],
  ]

test.each(reasons)('a refusal %s is said as it is', async (_what, options, version, code) => {
  const save = refuses(1, new AppError(code))
  const { now, submit } = open({ save, ...options }, version)
  await submit()
  expect(now().error).toMatchObject({ code })
  expect(now().conflict).toBeNull()
  expect(save).toHaveBeenCalledOnce()
})

/** Both changed the name; the other person moved it to another town as well. */
async function meet(options: Partial<EntityFormOptions<Row, Row, string>> = {}) {
  const save = refuses(1)
  const theirs = { name: 'Easter Monday', town: 'Tzaneen' }
  const form = open({ save, reread: rereads(theirs), ...options })
  form.type('name', 'Good Friday')
  await form.submit()
  const settle = async (fields: string[]) => act(async () => form.now().conflict?.settle(fields))
  return { ...form, save, settle }
}

test('two people changed the same: nothing is saved, and both versions are shown', async () => {
  const { now, save } = await meet({ whoChanged: async () => Promise.resolve({ name: 'Priya' }) })
  expect(now()).toMatchObject({ saved: false, pending: false, error: null })
  expect(now().conflict).toMatchObject({
    version: versions.second,
    who: { name: 'Priya' },
    fields: [
      { field: 'name', theirs: 'Easter Monday', mine: 'Good Friday', both: true },
      { field: 'town', theirs: 'Tzaneen', mine: 'Musina', both: false },
    ],
  })
  expect(save).toHaveBeenCalledOnce()
})

test.each([
  ['is not known', undefined],
  ['cannot be asked', async () => Promise.reject(new Error('offline'))],
])('who changed it need not be known: it %s', async (_what, whoChanged) => {
  const { now } = await meet(whoChanged === undefined ? {} : { whoChanged })
  expect(now().conflict).toMatchObject({ who: null, version: versions.second })
})

test('leaving a conflict leaves the form as it was', async () => {
  const { now } = await meet()
  act(() => now().conflict?.leave())
  expect(now().conflict).toBeNull()
  expect(now().form.getValues()).toEqual({ name: 'Good Friday', town: 'Musina' })
  expect(now().openedRef.current.version).toBe(versions.first)
})

test('mine is saved over the newer row, with what was left to the other person', async () => {
  const { now, save, settle } = await meet()
  await settle(['town'])
  expect(save).toHaveBeenLastCalledWith(
    { name: 'Good Friday', town: 'Tzaneen' },
    { version: versions.second, changed: ['name'] },
  )
  expect(now()).toMatchObject({ saved: true, conflict: null, isDirty: false })
})

test('when all is left to the other person nothing is sent', async () => {
  const { now, save, settle } = await meet()
  await settle(['name', 'town'])
  expect(save).toHaveBeenCalledOnce()
  expect(now()).toMatchObject({ saved: false, conflict: null, isDirty: false })
  expect(now().form.getValues()).toEqual({ name: 'Easter Monday', town: 'Tzaneen' })
  expect(now().openedRef.current.version).toBe(versions.second)
})

test('a row that others write again and again is given up with a word, and nothing typed is lost', async () => {
  let seen = 1
  const reread = vi.fn(async () => {
    seen += 1
    return Promise.resolve({ values: easter, version: `2027-01-02T10:00:0${String(seen)}+00:00` })
  })
  const { now, type, submit } = open({ save: refuses(9), reread })
  type('name', 'Good Friday')
  await submit()
  expect(now().error).toBe(gone)
  expect(now().pending).toBe(false)
  expect(now().form.getValues('name')).toBe('Good Friday')
})
