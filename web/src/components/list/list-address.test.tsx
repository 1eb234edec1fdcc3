import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { useIntl } from 'react-intl'
import { expect, test, vi } from 'vitest'
import { z } from 'zod/mini'
import { TextField } from '@/components/form/fields/text-field.tsx'
import { FormDialog } from '@/components/form/form-dialog.tsx'
import { useEntityForm } from '@/components/form/use-entity-form.ts'
import { fakeServer, someOrders } from './testing/fake-server.ts'
import { openList } from './testing/open-list.tsx'
import { useDialogs } from './use-dialogs.ts'

// Also behind an open dialog.
const hidden = { hidden: true }
const box = () => screen.getByRole('searchbox', hidden)
const many = () => screen.getByRole('checkbox', { name: 'Resources' })
const type = (value: string) => fireEvent.change(box(), { target: { value } })
const enter = () => fireEvent.submit(screen.getByRole('search', hidden))

/** A form over the list, opened by a key as of a row; its answer comes when `save` gives it. */
function Over({ save }: { save: () => Promise<void> }) {
  const { name, open, close } = useDialogs(['edit'])
  return (
    <>
      <button type="button" onClick={() => open('edit', 'id-0001')}>
        {words.edit}
      </button>
      {name === 'edit' && <Edit save={save} onClose={close} />}
    </>
  )
}

const schema = z.object({ label: z.string() })
const words = { edit: 'Edit', title: 'Order' }

function Edit({ save, onClose }: { save: () => Promise<void>; onClose: () => void }) {
  const intl = useIntl()
  const values = { label: 'old' }
  const form = useEntityForm({ schema, values, version: '1', save, onSaved: onClose })
  return (
    <FormDialog form={form} title={words.title} onClose={onClose}>
      <TextField form={form} name="label" label={intl.formatList(['Label'])} />
    </FormDialog>
  )
}

async function open(address: string, save = async () => Promise.resolve()) {
  const opened = openList(fakeServer(someOrders(30)), address, { over: <Over save={save} /> })
  await screen.findAllByRole('row')
  return opened
}

test('a filter and a search in the same moment are both kept, as one step', async () => {
  const { at, router } = await open('/orders')
  act(() => {
    many().click()
    type('n-00')
    enter()
  })
  await at('/orders?q=n-00&many=yes')
  await act(async () => router.navigate(-1))
  await at('/orders')
})

test('two filters in the same moment are both kept', async () => {
  const { at } = await open('/orders?status=PAID')
  act(() => {
    many().click()
    screen.getByRole('button', { name: 'Clear' }).click()
    many().click()
  })
  await at('/orders?many=yes')
})

test('a filter pressed while a search waits keeps what was typed', async () => {
  const { at, where } = await open('/orders')
  type('n-00')
  fireEvent.click(many())
  expect(where()).not.toContain('q=')
  await at('/orders?q=n-00&many=yes')
  // The address changes before the box is drawn as ticked.
  await waitFor(() => expect(many()).toBeChecked())
  type('n-001')
  fireEvent.click(many())
  await at('/orders?q=n-001')
  expect(box()).toHaveValue('n-001')
})

test('letters typed while an earlier search is drawn stay in the field', async () => {
  const { at, router } = await open('/orders')
  await act(async () => {
    type('n-0')
    enter()
    // The router is there, and React has not drawn it: it does so when this block ends.
    await vi.waitFor(() => expect(router.state.location.search).toBe('?q=n-0'), { interval: 1 })
    type('n-00')
    enter()
    type('n-001')
  })
  expect(box()).toHaveValue('n-001')
  await at('/orders?q=n-001')
  expect(box()).toHaveValue('n-001')
})

test('a search that waits is forgotten when the address brings another', async () => {
  const { at, router, where } = await open('/orders')
  type('n-001')
  await act(async () => router.navigate('/orders?q=n-0004'))
  await waitFor(() => expect(box()).toHaveValue('n-0004'))
  await new Promise((resolve) => setTimeout(resolve, 350))
  expect(where()).toBe('/orders?q=n-0004')
  await at('/orders?q=n-0004')
})

test('a dialog that has saved closes; search, filters and the history stay as they were', async () => {
  const save = vi.fn(async () => Promise.resolve())
  const { user, at, router } = await open('/orders?q=n-00&many=yes', save)
  await user.click(screen.getByRole('button', { name: 'Edit' }))
  await at('/orders?q=n-00&many=yes&edit=id-0001')
  await user.type(await screen.findByLabelText('Label'), '!{Enter}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(save).toHaveBeenCalledOnce()
  await at('/orders?q=n-00&many=yes')
  await act(async () => router.navigate(-1))
  await at('/orders?q=n-00&many=yes')
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a dialog whose answer comes after a search closes, and the search stays', async () => {
  let answer: () => void = () => undefined
  const until = new Promise<void>((resolve) => {
    answer = resolve
  })
  const { user, at } = await open('/orders?many=yes', async () => until)
  await user.click(screen.getByRole('button', { name: 'Edit' }))
  await user.type(await screen.findByLabelText('Label'), '!{Enter}')
  await act(async () => {
    type('n-00')
    enter()
    answer()
    await until
  })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await at('/orders?q=n-00&many=yes')
})

test('a dialog that is opened while a search waits stays open when it is applied', async () => {
  const { at, where } = await open('/orders')
  type('n-00')
  fireEvent.click(screen.getByRole('button', { name: 'Edit' }))
  expect(where()).not.toContain('q=')
  await at('/orders?edit=id-0001&q=n-00')
  expect(await screen.findByRole('dialog', { name: 'Order' })).toBeVisible()
})
