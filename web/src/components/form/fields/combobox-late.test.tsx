import { act, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { z } from 'zod/mini'
import { MultiComboboxField } from './combobox-field.tsx'
import { renderFields } from './field-testing.tsx'

// In a file of its own: here nothing has loaded the control before.
test('a dialog may give the field the focus before its control has come', async () => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  )
  renderFields({
    schema: z.object({ towns: z.array(z.string()) }),
    values: { towns: [] as string[] },
    edits: false,
    children: (form) => (
      <MultiComboboxField
        form={form}
        name="towns"
        label="Towns"
        listLabel="Towns"
        search={async () => Promise.resolve({ choices: [], more: false })}
        choiceOf={(town: string) => ({ key: town, label: town, value: town })}
      />
    ),
  })
  const stand = screen.getByLabelText('Towns')
  expect(stand).toHaveAttribute('aria-busy', 'true')
  act(() => stand.focus())
  expect(stand).toHaveFocus()
  await waitFor(() => expect(screen.getByRole('combobox')).toHaveFocus())
})
