import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { z } from 'zod/mini'
import { AppError } from '@/lib/errors.ts'
import type { Choice, Found } from './combobox/choice.ts'
import { ComboboxField, MultiComboboxField } from './combobox-field.tsx'
import { renderFields } from './field-testing.tsx'

// The first test must not wait for what a page loads when it has such a field.
beforeAll(async () => import('./combobox/combobox-control.tsx'))

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  )
})
afterEach(() => {
  vi.useRealTimers()
})

const towns = ['Bela-Bela', 'Musina', 'Polokwane', 'Thohoyandou', 'Tzaneen']
const choiceOf = (town: string): Choice<string> => ({
  key: town.toLowerCase(),
  label: town,
  note: town === 'Tzaneen' ? 'Mopani' : undefined,
  value: town,
})

const find = async (words: string): Promise<Found<string>> =>
  Promise.resolve({
    choices: towns.filter((town) => town.toLowerCase().includes(words.toLowerCase())).map(choiceOf),
    more: words === 't',
  })

type Props = Partial<Parameters<typeof ComboboxField>[0]>

async function open({
  town = null,
  ...props
}: Omit<Props, 'form'> & { town?: string | null } = {}) {
  const search = vi.fn(find)
  const page = renderFields({
    schema: z.object({ town: z.nullable(z.string()) }),
    values: { town },
    edits: false,
    children: (form) => (
      <ComboboxField
        {...(props as object)}
        form={form}
        name="town"
        label="Town"
        listLabel="Towns"
        search={(props.search as typeof find | undefined) ?? search}
        choiceOf={choiceOf}
      />
    ),
  })
  await waitFor(() => expect(field()).toBeEnabled())
  return { ...page, search }
}

const field = () => screen.getByRole('combobox', { name: 'Town' })
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent)
const status = () =>
  within(screen.getByRole('listbox', { hidden: true }).parentElement ?? document.body).getByRole(
    'status',
  )

test('typing finds, Enter chooses, and saving gives what was chosen', async () => {
  const { user, search, save, saved } = await open()
  await user.click(field())
  await waitFor(() => expect(options()).toHaveLength(5))
  expect(search).toHaveBeenCalledExactlyOnceWith('', expect.anything())
  expect(status()).toHaveTextContent('5 choices')
  await user.type(field(), 'polo')
  await waitFor(() => expect(options()).toEqual(['Polokwane']))
  await user.keyboard('{Enter}')
  expect(field()).toHaveValue('Polokwane')
  expect(saved).not.toHaveBeenCalled()
  await save()
  expect(saved).toHaveBeenCalledExactlyOnceWith({ town: 'Polokwane' })
})

test('the active choice is named, and arrow keys, Escape and Tab do what they say', async () => {
  const { user, closed } = await open({ town: 'Musina' })
  expect(field()).toHaveValue('Musina')
  await user.click(field())
  await waitFor(() => expect(options()).toHaveLength(5))
  const active = () => document.getElementById(field().getAttribute('aria-activedescendant') ?? '')
  expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Musina')
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}')
  await waitFor(() => expect(active()).toHaveTextContent('Polokwane'))
  await user.keyboard('{Escape}')
  expect(options()).toEqual([])
  expect(field()).toHaveValue('Musina')
  expect(closed).not.toHaveBeenCalled()
  // The list is closed, so now it is the dialog's.
  await user.keyboard('{Escape}')
  await waitFor(() => expect(closed).toHaveBeenCalledOnce())
  expect(field()).toHaveValue('Musina')
})

test('words without a choice are gone when the field is left, and the choice stays', async () => {
  const { user, save, saved } = await open({ town: 'Musina' })
  await user.clear(field())
  await user.type(field(), 'Tza')
  await user.tab()
  await waitFor(() => expect(options()).toEqual([]))
  await waitFor(() => expect(field()).toHaveValue(''))
  await save()
  expect(saved).toHaveBeenCalledExactlyOnceWith({ town: null })
})

test('typing over a choice keeps it until another one is chosen', async () => {
  const { user } = await open({ town: 'Musina' })
  await user.type(field(), ' Tza')
  await waitFor(() => expect(screen.getByText('Nothing found for “Musina Tza”.')).toBeVisible())
  await user.tab()
  await waitFor(() => expect(field()).toHaveValue('Musina'))
})

test('a choice is removed by its button', async () => {
  const { user, save, saved } = await open({ town: 'Musina' })
  await user.click(screen.getByRole('button', { name: 'Remove the choice' }))
  expect(field()).toHaveValue('')
  await save()
  expect(saved).toHaveBeenCalledExactlyOnceWith({ town: null })
})

test('where nothing chosen is an empty text, an empty text is no choice', async () => {
  const { user, save, saved } = await open({ town: '', nothing: '' })
  expect(screen.queryByRole('button', { name: 'Remove the choice' })).toBeNull()
  await user.type(field(), 'Musina')
  await user.click(await screen.findByRole('option', { name: 'Musina' }))
  await user.click(screen.getByRole('button', { name: 'Remove the choice' }))
  await user.type(field(), 'Tza')
  await user.tab()
  await waitFor(() => expect(field()).toHaveValue(''))
  await save()
  expect(saved).toHaveBeenCalledExactlyOnceWith({ town: '' })
})

test('the server is asked once typing rests, and a late answer of earlier words changes nothing', async () => {
  const answers = new Map<string, (found: Found<string>) => void>()
  const signals: AbortSignal[] = []
  const search = vi.fn(
    async (words: string, signal: AbortSignal) =>
      new Promise<Found<string>>((resolve) => {
        signals.push(signal)
        answers.set(words, resolve)
      }),
  )
  const { user } = await open({ search })
  await user.type(field(), 'mu')
  await waitFor(() => expect(answers.has('mu')).toBe(true))
  expect([...answers.keys()]).toEqual(['', 'mu'])
  expect(screen.getByText('Searching…')).toBeVisible()
  await user.type(field(), 's')
  await waitFor(() => expect(answers.has('mus')).toBe(true))
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, true, false])
  await act(async () => {
    answers.get('mus')?.({ choices: [choiceOf('Musina')] })
    await Promise.resolve()
  })
  expect(options()).toEqual(['Musina'])
  await act(async () => {
    answers.get('mu')?.({ choices: [choiceOf('Polokwane')] })
    await Promise.resolve()
  })
  expect(options()).toEqual(['Musina'])
  expect(screen.queryByText('Searching…')).toBeNull()
})

test('while it searches, Enter chooses nothing of the words before and saves nothing', async () => {
  const search = async (words: string) =>
    words.length < 2 ? find(words) : new Promise<Found<string>>(() => undefined)
  const { user, saved } = await open({ search, town: null })
  await user.type(field(), 't')
  await waitFor(() => expect(options()).toHaveLength(2))
  expect(screen.getByText('There are more. Type more of the name.')).toBeVisible()
  await user.type(field(), 'zx')
  expect(options()).toHaveLength(2)
  expect(screen.getByText('Searching…')).toBeVisible()
  await user.keyboard('{Enter}')
  expect(field()).toHaveValue('tzx')
  expect(saved).not.toHaveBeenCalled()
})

test('nothing found, and a search that fails, are said in words; typing asks again', async () => {
  const search = vi
    .fn(find)
    .mockResolvedValueOnce({ choices: [] })
    .mockRejectedValueOnce(new AppError('rate_limited'))
  const { user } = await open({ search })
  await user.click(field())
  expect(await screen.findByText('There is nothing to choose from.')).toBeVisible()
  await user.type(field(), 'z')
  expect(await screen.findByText(/You tried too often/)).toBeVisible()
  await user.type(field(), 'zz')
  expect(await screen.findByText('Nothing found for “zzz”.')).toBeVisible()
})

test('a form says it in its own words', async () => {
  const { user } = await open({
    start: 'Type a town.',
    none: (words: string) => `No town ${words}`,
    more: 'Type the province.',
  })
  await user.click(field())
  expect(await screen.findByText('Type a town.')).toBeVisible()
  await user.type(field(), 't')
  expect(await screen.findByText('Type the province.')).toBeVisible()
  await user.type(field(), 'xy')
  expect(await screen.findByText('No town txy')).toBeVisible()
})

test('what cannot be chosen now says why', async () => {
  renderFields({
    schema: z.object({ town: z.nullable(z.string()) }),
    values: { town: null },
    children: (form) => (
      <ComboboxField
        form={form}
        name="town"
        label="Town"
        hint="Where you live"
        listLabel="Towns"
        search={find}
        choiceOf={choiceOf}
        disabledBecause="Choose a province first."
      />
    ),
  })
  await waitFor(() => expect(field()).not.toHaveAttribute('aria-busy'))
  expect(field()).toBeDisabled()
  expect(field()).toHaveAccessibleDescription('Choose a province first.')
})

test('what is not found can be made, and a refusal is said with the words still there', async () => {
  const made = { key: 'phalaborwa', label: 'Phalaborwa', value: 'Phalaborwa' }
  const make = vi
    .fn<(words: string) => Promise<Choice<string>>>()
    .mockRejectedValueOnce(new AppError('rate_limited'))
    .mockResolvedValueOnce(made)
  const { user, save, saved } = await open({
    create: { label: (words: string) => `Add “${words}”`, make },
  })
  await user.type(field(), 'musina')
  await waitFor(() => expect(options()).toEqual(['Musina']))
  await user.clear(field())
  await user.type(field(), ' Phalaborwa ')
  await waitFor(() => expect(options()).toEqual(['Add “Phalaborwa”']))
  await user.keyboard('{Enter}')
  expect(await screen.findByText(/You tried too often/)).toBeVisible()
  expect(field()).toHaveValue(' Phalaborwa ')
  await user.click(screen.getByRole('option', { name: 'Add “Phalaborwa”' }))
  await waitFor(() => expect(field()).toHaveValue('Phalaborwa'))
  expect(make).toHaveBeenLastCalledWith('Phalaborwa')
  await waitFor(() => expect(options()).toEqual([]))
  await save()
  expect(saved).toHaveBeenCalledExactlyOnceWith({ town: 'Phalaborwa' })
})

async function openSeveral(chosen: string[], { draft }: { draft?: string } = {}) {
  const page = renderFields({
    schema: z.object({ towns: z.array(z.string()).check(z.maxLength(3), z.minLength(1)) }),
    values: { towns: chosen },
    edits: false,
    ...(draft === undefined ? {} : { draft }),
    children: (form) => (
      <MultiComboboxField
        form={form}
        name="towns"
        label="Towns"
        listLabel="Towns"
        search={find}
        choiceOf={choiceOf}
        create={{
          label: (words) => `Add “${words}”`,
          make: async (words) => Promise.resolve(choiceOf(words)),
        }}
      />
    ),
  })
  await waitFor(() => expect(several()).toBeEnabled())
  return page
}

const several = () => screen.getByRole('combobox', { name: 'Towns' })
const chips = () =>
  screen
    .queryAllByRole('button', { name: /^Remove / })
    .map((button) => button.getAttribute('aria-label'))

test('several are chosen, removed by their buttons and by Backspace', async () => {
  const { user, save, saved } = await openSeveral(['Musina'])
  await user.type(several(), 'tza')
  await waitFor(() => expect(options()).toEqual(['TzaneenMopani', 'Add “tza”']))
  await user.keyboard('{Enter}')
  expect(several()).toHaveValue('')
  await waitFor(() => expect(chips()).toEqual(['Remove Musina', 'Remove Tzaneen']))
  await user.click(screen.getByRole('button', { name: 'Remove Musina' }))
  expect(chips()).toEqual(['Remove Tzaneen'])
  await user.type(several(), 'pol')
  await waitFor(() => expect(options()).toHaveLength(2))
  await user.click(screen.getByRole('option', { name: 'Polokwane' }))
  await waitFor(() => expect(chips()).toHaveLength(2))
  await user.click(several())
  await user.keyboard('{Backspace}')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(chips()).toEqual(['Remove Tzaneen']))
  await save()
  expect(saved).toHaveBeenCalledExactlyOnceWith({ towns: ['Tzaneen'] })
})

test('chips are reached with the arrow key, and a chosen one is unchosen in the list', async () => {
  const { user } = await openSeveral(['Musina', 'Tzaneen'])
  await user.click(several())
  await waitFor(() => expect(options()).toHaveLength(5))
  const musina = screen.getByRole('option', { name: 'Musina' })
  expect(musina).toHaveAttribute('aria-selected', 'true')
  await user.click(musina)
  expect(musina).toHaveAttribute('aria-selected', 'false')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(chips()).toEqual(['Remove Tzaneen']))
  await user.keyboard('{ArrowLeft}{Delete}')
  expect(chips()).toEqual([])
})

test('how many may be chosen is said before it is passed, and no more can be chosen', async () => {
  const { user } = await openSeveral(['Musina', 'Tzaneen'])
  expect(several()).not.toHaveAccessibleDescription(/of 3/)
  await user.type(several(), 'pol')
  await waitFor(() => expect(options()).toHaveLength(2))
  await user.keyboard('{Enter}')
  await waitFor(() => expect(several()).toHaveAccessibleDescription('3 of 3'))
  await user.type(several(), 'bela')
  expect(await screen.findByText('At most 3 can be chosen. Remove one first.')).toBeVisible()
  await waitFor(() =>
    expect(screen.getByRole('option', { name: 'Bela-Bela' })).toHaveAttribute(
      'aria-disabled',
      'true',
    ),
  )
  await user.click(screen.getByRole('option', { name: 'Bela-Bela' }))
  await user.keyboard('{Escape}')
  await waitFor(() => expect(chips()).toHaveLength(3))
})

test('a new one is made among several, and a draft brings them back', async () => {
  const first = await openSeveral([], { draft: 'towns' })
  expect(several()).toBeRequired()
  await first.user.type(several(), 'Giyani')
  await waitFor(() => expect(options()).toEqual(['Add “Giyani”']))
  await first.user.keyboard('{Enter}')
  await waitFor(() => expect(chips()).toEqual(['Remove Giyani']))
  first.unmount()
  const second = await openSeveral([], { draft: 'towns' })
  expect(chips()).toEqual(['Remove Giyani'])
  await second.save()
  expect(second.saved).toHaveBeenCalledExactlyOnceWith({ towns: ['Giyani'] })
})

test('the name of what was chosen here is known at once, also beside what is chosen next', async () => {
  const { user } = renderFields({
    schema: z.object({ towns: z.array(z.string()) }),
    values: { towns: [] as string[] },
    edits: false,
    children: (form) => (
      <MultiComboboxField
        form={form}
        name="towns"
        label="Town"
        listLabel="Towns"
        search={find}
        // As where only ids are stored: their names have to be asked for.
        choiceOf={(town: string) => ({ key: town.toLowerCase(), label: 'Unknown', value: town })}
      />
    ),
  })
  await waitFor(() => expect(field()).toBeEnabled())
  for (const town of ['Musina', 'Polokwane']) {
    await user.type(field(), town)
    await user.click(await screen.findByRole('option', { name: town }))
  }
  expect(screen.getByText('Musina')).toBeVisible()
  expect(screen.getByText('Polokwane')).toBeVisible()
  expect(screen.queryByText('Unknown')).toBeNull()
})
