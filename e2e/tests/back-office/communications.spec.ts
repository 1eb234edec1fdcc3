import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures/test.ts'
import { expectAccessible } from '../../support/accessibility.ts'
import { service } from '../../support/api.ts'
import {
  changeCommunication,
  deleteCommunication,
  sendCommunication,
} from '../../support/communications.ts'
import { newCustomer } from '../../support/library.ts'
import { listening } from '../../support/listening.ts'
import { pictureFile } from '../../support/picture-file.ts'

const newSubject = () => `Beans ${randomUUID().slice(0, 8)}`

const rowOf = async (id: string) =>
  (
    await service
      .from('communication')
      .select()
      .eq('id', id)
      .maybeSingle<Record<string, unknown> & { publish_date: string }>()
  ).data

const filesOf = async (id: string, folder = 'Images') =>
  (await service.storage.from('images').list(`Communications/${id}/${folder}`)).data?.map(
    ({ name }) => name,
  ) ?? []

const editedId = (page: Page) => new URL(page.url()).searchParams.get('edit') ?? ''

async function openNew(page: Page) {
  await page.getByRole('button', { name: 'New Communication', exact: true }).click()
  await expect(page).toHaveURL(/edit=/)
  return page.getByRole('dialog', { name: 'New Communication' })
}

const actions = async (page: Page, subject: string, entry: string) => {
  const row = page.getByRole('table').getByRole('row').filter({ hasText: subject })
  await row.getByRole('button', { name: /Actions/ }).click()
  await page.getByRole('menuitem', { name: entry }).click()
}

test('a communication is written with pictures and sent to one grade, which sees it at once and loses it when it is withdrawn', async ({
  pageAs,
  newPerson,
}) => {
  test.slow()
  const [subscriber, other] = [await newPerson(), await newPerson()]
  const { profileId } = await newCustomer(subscriber)
  await newCustomer(other)
  await service
    .from('teacher_subscription')
    .insert({ teacher_profile_id: profileId, grades: ['6'] })
    .throwOnError()
  const [theirs, others] = [await pageAs(subscriber), await pageAs(other)]
  for (const reading of [theirs, others]) {
    await reading.goto('/app/communications')
    await expect(reading.getByRole('article').first()).toBeVisible()
    await listening(reading)
  }

  const subject = newSubject()
  const page = await pageAs('marius')
  await page.goto('/admin/communications')
  await expect(page.getByRole('heading', { name: 'Communications', level: 1 })).toBeVisible()
  await expectAccessible(page)
  const dialog = await openNew(page)
  const id = editedId(page)
  // It is saved with a publish date of now, and reaches nobody.
  expect(await rowOf(id)).toMatchObject({ subject: 'New Communication', send_to: [], show: [] })
  await dialog.getByRole('textbox', { name: 'Subject' }).fill(' ')
  await dialog.getByRole('textbox', { name: 'Subject' }).press('Enter')
  for (const refusal of [
    'Subject is required',
    'A Channel is Required',
    'A Component to show is Required',
  ])
    await expect(dialog.getByText(refusal)).toBeVisible()
  await expectAccessible(page)

  await dialog.getByRole('textbox', { name: 'Subject' }).fill(subject)
  const pictures = dialog.getByRole('group', { name: 'Pictures', exact: true })
  await pictures.locator('input[type=file]').setInputFiles(pictureFile('One.png'))
  await expect(pictures.getByRole('listitem')).toHaveCount(1)
  await pictures.locator('input[type=file]').setInputFiles(pictureFile('Two.png'))
  await expect(pictures.getByRole('listitem')).toHaveCount(2)
  await pictures.getByRole('button', { name: 'Move picture 2 back' }).click()
  await dialog.getByRole('textbox', { name: 'Video' }).fill('https://vimeo.com/76979871')
  const show = dialog.getByRole('group', { name: 'Show' })
  await expect(show.getByRole('checkbox')).toHaveCount(3)
  for (const part of ['Subject', 'Video', 'Pictures'])
    await show.getByRole('checkbox', { name: part }).check()
  const card = dialog.getByRole('article', { name: subject })
  await expect(card.getByRole('heading', { name: subject })).toBeVisible()
  await expect(card.getByRole('button', { name: /^Video:/ })).toBeVisible()
  // What is emptied is not shown any more.
  await dialog.getByRole('textbox', { name: 'Video' }).fill('')
  await expect(show.getByRole('checkbox', { name: 'Video' })).toHaveCount(0)
  await dialog.getByRole('textbox', { name: 'Video' }).fill('https://vimeo.com/76979871')
  await expect(show.getByRole('checkbox', { name: 'Video' })).not.toBeChecked()

  const channels = dialog.getByRole('button', { name: /^Send To/ })
  await channels.click()
  await page.getByRole('menuitemcheckbox', { name: 'Grade 5' }).click()
  await page.getByRole('menuitemcheckbox', { name: 'All channels' }).click()
  await expect(page.getByRole('menuitemcheckbox', { name: 'Grade 5' })).not.toBeChecked()
  await page.getByRole('menuitemcheckbox', { name: 'Grade 6' }).click()
  await expect(page.getByRole('menuitemcheckbox', { name: 'All channels' })).not.toBeChecked()
  await page.keyboard.press('Escape')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(dialog).toBeHidden()

  await expect(theirs.getByRole('article', { name: subject })).toBeVisible()
  await others.getByRole('button', { name: 'Refresh' }).click()
  await expect(others.getByRole('button', { name: 'Refresh' })).toBeEnabled()
  await expect(others.getByText(subject)).toHaveCount(0)
  const stored = await rowOf(id)
  expect(stored).toMatchObject({ send_to: ['6'], show: ['SUBJECT', 'IMAGES'], video: '76979871' })
  expect(stored?.['images']).toEqual([
    expect.stringMatching(new RegExp(`^Communications/${id}/Images/\\d+-Two\\.jpg$`)),
    expect.stringMatching(new RegExp(`^Communications/${id}/Images/\\d+-One\\.jpg$`)),
  ])

  // A picture that is taken out goes from the store; the teacher sees one then.
  await page.goto(`/admin/communications?q=${encodeURIComponent(subject)}`)
  await page.getByRole('link', { name: subject }).click()
  const edit = page.getByRole('dialog', { name: 'Edit Communication' })
  await edit.getByRole('button', { name: 'Remove picture 1' }).click()
  await edit.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(edit).toBeHidden()
  await expect.poll(async () => filesOf(id)).toHaveLength(1)
  await expect(
    theirs.getByRole('article', { name: subject }).getByRole('button', { name: 'Next picture' }),
  ).toHaveCount(0)

  await actions(page, subject, 'Withdraw')
  // Who withdraws it wants it gone, also when somebody else has written meanwhile.
  await changeCommunication(id, { subject })
  await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw' }).click()
  await expect(page.getByRole('alertdialog')).toBeHidden()
  await expect(theirs.getByText(subject)).toHaveCount(0)
  await expect(page.getByRole('table').getByRole('row').filter({ hasText: subject })).toContainText(
    'Not sent',
  )
  await actions(page, subject, 'Delete')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('heading', { name: 'No Communications found' })).toBeVisible()
  await expect.poll(async () => filesOf(id)).toHaveLength(0)
  expect(await rowOf(id)).toBeNull()
})

test('a new one that is closed unsent stays or is deleted; pictures of a closed form do not stay', async ({
  pageAs,
}) => {
  const page = await pageAs('marius')
  await page.goto('/admin/communications')
  const dialog = await openNew(page)
  const id = editedId(page)
  const pictures = dialog.getByRole('group', { name: 'Pictures', exact: true })
  await pictures.locator('input[type=file]').setInputFiles(pictureFile('One.png'))
  await expect(pictures.getByRole('listitem')).toHaveCount(1)
  expect(await filesOf(id)).toHaveLength(1)
  await dialog.getByRole('button', { name: 'Discard changes' }).click()
  await expect.poll(async () => filesOf(id)).toHaveLength(0)
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  const question = page.getByRole('alertdialog', { name: 'This communication was not sent' })
  await expect(question).toContainText('reaches nobody until it is sent')
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Keep it' }).click()
  await expect(question).toBeHidden()
  expect(await rowOf(id)).not.toBeNull()
  await page.goto(`/admin/communications?edit=${id}`)
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(question).toBeHidden()
  expect(await rowOf(id)).toBeNull()
})

test('a picture within the text is stored with it, shown to teachers, and deleted with it', async ({
  pageAs,
}) => {
  const subject = newSubject()
  const id = await sendCommunication({ subject, send_to: ['ALL'], show: ['SUBJECT', 'BODY'] })
  const page = await pageAs('marius')
  await page.goto(`/admin/communications?edit=${id}`)
  const dialog = page.getByRole('dialog', { name: 'Edit Communication' })
  const text = dialog.getByRole('textbox', { name: 'Text' })
  await text.click()
  await page.keyboard.press('Control+End')
  const add = async (name: string, description: string) => {
    const chooser = page.waitForEvent('filechooser')
    await dialog.getByRole('button', { name: 'Picture', exact: true }).click()
    await (await chooser).setFiles(pictureFile(name))
    const asked = page.getByRole('dialog', { name: 'New picture' })
    await asked.getByLabel('What the picture shows').fill(description)
    await asked.getByRole('button', { name: 'Insert' }).click()
    await expect(asked).toBeHidden()
  }
  await add('a.png', 'A wall of beans')
  const card = dialog.getByRole('article', { name: subject })
  await expect(card.getByRole('img', { name: 'A wall of beans' })).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(dialog).toBeHidden()
  expect(await filesOf(id, 'Body')).toHaveLength(1)
  // No address of this project stands in the text.
  expect((await rowOf(id))?.['body']).toMatch(
    new RegExp(
      `<img src="/storage/v1/object/public/images/Communications/${id}/Body/[^"]+" alt="A wall of beans"`,
    ),
  )
  const teacher = await pageAs('thandi')
  await teacher.goto('/app/communications')
  const shown = teacher.getByRole('article', { name: subject }).getByRole('img')
  await expect(shown).toHaveAttribute('alt', 'A wall of beans')
  await expect
    .poll(async () => shown.evaluate((one) => one instanceof HTMLImageElement && one.naturalWidth))
    .toBe(1)

  // One that is not sent does not stay.
  await page.goto(`/admin/communications?edit=${id}`)
  await text.click()
  await page.keyboard.press('Control+End')
  await add('b.png', 'Another')
  expect(await filesOf(id, 'Body')).toHaveLength(2)
  await dialog.getByRole('button', { name: 'Discard changes' }).click()
  await expect.poll(async () => filesOf(id, 'Body')).toHaveLength(1)
  await page.goto(`/admin/communications?delete=${id}`)
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect.poll(async () => filesOf(id, 'Body')).toHaveLength(0)
})

test('an address with a channel lists what reaches it', async ({ pageAs }) => {
  const [third, fourth, everybody] = [newSubject(), newSubject(), newSubject()]
  const ids = await Promise.all(
    [
      [third, '3'],
      [fourth, '4'],
      [everybody, 'ALL'],
    ].map(async ([subject = '', channel = '']) =>
      sendCommunication({ subject, send_to: [channel], show: ['SUBJECT'] }),
    ),
  )
  const page = await pageAs('marius')
  await page.goto('/admin/communications/3')
  await expect(page.getByRole('link', { name: third })).toBeVisible()
  await expect(page.getByRole('link', { name: everybody })).toBeVisible()
  await expect(page.getByRole('link', { name: fourth })).toHaveCount(0)
  await expect(page.getByRole('button', { name: /Grade 3/ }).first()).toBeVisible()
  await page.goto('/admin/communications/ALL')
  await expect(page.getByRole('link', { name: everybody })).toBeVisible()
  await expect(page.getByRole('link', { name: third })).toHaveCount(0)
  await page.goto('/admin/communications/8')
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible()
  for (const id of ids) await deleteCommunication(id)
})

test('what another one wrote meanwhile is not overwritten; what was typed survives a reload, and nothing is sent offline', async ({
  pageAs,
}) => {
  const subject = newSubject()
  const id = await sendCommunication({ subject, send_to: ['3'], show: ['SUBJECT'] })
  const page = await pageAs('marius')
  await page.goto(`/admin/communications?edit=${id}`)
  const dialog = page.getByRole('dialog', { name: 'Edit Communication' })
  await dialog.getByRole('textbox', { name: 'Subject' }).fill(`${subject} mine`)
  await page.reload()
  await expect(dialog.getByRole('textbox', { name: 'Subject' })).toHaveValue(`${subject} mine`)
  await page.context().setOffline(true)
  await expect(dialog.getByText('You’re offline. This needs a connection.')).toBeVisible()
  await page.context().setOffline(false)
  await changeCommunication(id, { subject: `${subject} theirs`, video: '76979871' })
  await dialog.getByRole('textbox', { name: 'Subject' }).press('Enter')
  await dialog
    .getByRole('group', { name: 'Subject', exact: true })
    .getByRole('radio', { name: /Keep mine/ })
    .check()
  await dialog.getByRole('button', { name: 'Save this choice' }).click()
  await expect(dialog).toBeHidden()
  expect(await rowOf(id)).toMatchObject({ subject: `${subject} mine`, video: '76979871' })
  await deleteCommunication(id)
})

test('one for later is announced with its moment, on a phone, in Afrikaans; nobody but administrators', async ({
  pageAs,
}) => {
  const subject = newSubject()
  const id = await sendCommunication({ subject, send_to: ['3'], show: ['SUBJECT'] })
  const page = await pageAs('marius', { viewport: { width: 390, height: 844 } })
  await page.addInitScript(() => localStorage.setItem('kryt.locale', 'af'))
  await page.goto(`/admin/communications?edit=${id}`)
  const dialog = page.getByRole('dialog', { name: 'Wysig mededeling' })
  await expectAccessible(page)
  await dialog.getByLabel('Datum').fill('2099-02-03')
  await dialog.getByLabel('Tyd').fill('08:00')
  await dialog.getByRole('button', { name: 'Stuur', exact: true }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText(/Dit word op .*2099.*08:00.* gepubliseer/)).toBeVisible()
  // The picker is in South African time.
  expect((await rowOf(id))?.publish_date).toBe('2099-02-03T06:00:00+00:00')
  await deleteCommunication(id)
  for (const person of ['thandi', 'kabelo'] as const) {
    const other = await pageAs(person)
    await other.goto('/admin/communications')
    await expect(other).toHaveURL(/\/unauthorised$/)
  }
})
