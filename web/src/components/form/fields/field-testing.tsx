import { screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { vi } from 'vitest'
import type { z } from 'zod/mini'
import { renderScreen } from '@/testing/render.tsx'
import type { EntityForm, EntityFormOptions } from '../entity-form.ts'
import { FormDialog } from '../form-dialog.tsx'
import { useEntityForm } from '../use-entity-form.ts'

type Shown<V extends FieldValues> = Partial<EntityFormOptions<V, V>> & {
  schema: z.core.$ZodType<V, V>
  values: V
  children: (form: EntityForm<V>) => ReactNode
}

function Shown<V extends FieldValues>({ children, ...options }: Shown<V>) {
  const form = useEntityForm<V, V>({ save: async () => Promise.resolve(), ...options })
  return (
    <FormDialog form={form} title={title} onClose={closed}>
      {children(form)}
    </FormDialog>
  )
}

const title = 'Form'
const closed = vi.fn()

/** A dialog with these fields; what is saved is what `saved` was called with. */
export function renderFields<V extends FieldValues>(
  shown: Shown<V>,
  { locale = 'en' }: { locale?: 'en' | 'af' } = {},
) {
  const saved = vi.fn<(values: V) => Promise<void>>(async () => Promise.resolve())
  closed.mockClear()
  const save = async (values: V) => saved(values)
  const router = createMemoryRouter([
    { path: '*', element: <Shown<V> {...shown} save={shown.save ?? save} /> },
  ])
  const page = renderScreen(<RouterProvider router={router} useTransitions={false} />, { locale })
  return {
    ...page,
    saved,
    closed,
    /** Presses the button that saves. */
    save: async () =>
      page.user.click(screen.getByRole('button', { name: locale === 'en' ? 'Save' : 'Bewaar' })),
  }
}
