import { useState } from 'react'
import { useIntl } from 'react-intl'
import { createMemoryRouter, Link, RouterProvider } from 'react-router-dom'
import { z } from 'zod/mini'
import { renderScreen } from '@/testing/render.tsx'
import type { EntityFormOptions } from './entity-form.ts'
import { TextAreaField, TextField } from './fields/text-field.tsx'
import { FormDialog } from './form-dialog.tsx'
import './unsaved-question.tsx' // So that loading it takes no time.
import { useEntityForm } from './use-entity-form.ts'

/** In letters. */
const longest = { label: 10, place: 200 }

/** As of a small administrator's table: what every form of the app is made of, and nothing more. */
const schema = z.object({
  label: z
    .string()
    .check(z.trim(), z.minLength(1, 'Label is required'), z.maxLength(longest.label)),
  place: z.string().check(z.maxLength(longest.place)),
})

export type Values = z.infer<typeof schema>
export type Options = Partial<EntityFormOptions<Values, Values>>

function Dialog({ options, onClose }: { options: Options; onClose: () => void }) {
  const intl = useIntl()
  const form = useEntityForm({
    schema,
    values: { label: '', place: '' },
    save: async () => Promise.resolve(),
    onSaved: onClose,
    ...options,
  })
  return (
    <FormDialog form={form} title={title} onClose={onClose}>
      <TextField form={form} name="label" label={intl.formatList(['Label'])} />
      <TextAreaField form={form} name="place" label={intl.formatList(['Place'])} />
    </FormDialog>
  )
}

const title = 'Holiday'
const words = { open: 'Open', filter: 'Filter', edit: 'Edit', away: 'Away', there: 'There' }

function Page({ options }: { options: Options }) {
  const [open, setOpen] = useState(false)
  return (
    <main id="main">
      <button type="button" onClick={() => setOpen(true)}>
        {words.open}
      </button>
      {open && <Dialog options={options} onClose={() => setOpen(false)} />}
      <Link to="/?sort=name">{words.filter}</Link>
      <Link to="/?edit=2">{words.edit}</Link>
      <Link to="/there">{words.away}</Link>
    </main>
  )
}

/** A page with a form in a dialog, links beside it, and another page. */
export function renderPage(options: Options = {}) {
  const router = createMemoryRouter([
    { path: '/', element: <Page options={options} /> },
    { path: '/there', element: <h1>{words.there}</h1> },
  ])
  return { router, ...renderScreen(<RouterProvider router={router} useTransitions={false} />) }
}
