import { screen } from '@testing-library/react'
import { createIntl } from 'react-intl'
import { expect, test } from 'vitest'
import { renderFields } from '@/components/form/fields/field-testing.tsx'
import { TextField } from '@/components/form/fields/text-field.tsx'
import { communicationSchema, type CommunicationValues } from './communication-schema.ts'
import { ShowField } from './show-field.tsx'

const values: CommunicationValues = {
  subject: 'Plant beans',
  publishDate: '2031-02-03T08:00',
  sendTo: ['3'],
  body: null,
  images: [],
  video: '76979871',
  show: ['SUBJECT', 'VIDEO'],
}

const tick = (name: string) => screen.queryByRole('checkbox', { name })

test('only filled parts are offered; one whose content goes is taken out, and not put back', async () => {
  const { user, save, saved } = renderFields({
    schema: communicationSchema(createIntl({ locale: 'en' })),
    values,
    edits: false,
    children: (form) => (
      <>
        <TextField form={form} name="video" label="Video" />
        <ShowField form={form} />
      </>
    ),
  })
  expect(tick('Subject')).toBeChecked()
  expect(tick('Video')).toBeChecked()
  expect(tick('Text')).toBeNull()
  const video = screen.getByRole('textbox', { name: 'Video' })
  await user.clear(video)
  expect(tick('Video')).toBeNull()
  await user.type(video, '76979871')
  expect(tick('Video')).not.toBeChecked()
  await save()
  expect(saved.mock.calls[0]?.[0].show).toEqual(['SUBJECT'])
})

test('nothing to show is refused', async () => {
  const { user, save, saved } = renderFields({
    schema: communicationSchema(createIntl({ locale: 'en' })),
    values: { ...values, show: ['SUBJECT'] },
    edits: false,
    children: (form) => <ShowField form={form} />,
  })
  const subject = tick('Subject')
  if (subject !== null) await user.click(subject)
  await save()
  expect(screen.getByText('A Component to show is Required')).toBeVisible()
  expect(saved).not.toHaveBeenCalled()
})
