import { randomUUID } from 'node:crypto'
import { DEVELOPMENT_PASSWORD, PERSONAS } from '@kryt/seed/personas.ts'
import { expect, test } from '../../fixtures/test.ts'
import { expectAccessible } from '../../support/accessibility.ts'
import { signIn } from '../../support/api.ts'
import { newCustomer } from '../../support/library.ts'
import { listening } from '../../support/listening.ts'

const newTitle = () => `News ${randomUUID().slice(0, 8)}`

/** An announcement to these profiles, written by somebody else. */
async function newAnnouncement(title: string, sendTo: string[]) {
  const { client } = await signIn(PERSONAS.priya.email, DEVELOPMENT_PASSWORD)
  const { data, error } = await client
    .from('announcement')
    .insert({ title, message: 'The office is closed.', send_to: sendTo })
    .select('id')
    .single<{ id: string }>()
  if (error !== null) throw new Error(error.message)
  const rows = () => client.from('announcement')
  return {
    id: data.id,
    rename: async (to: string) => rows().update({ title: to }).eq('id', data.id),
    remove: async () => rows().delete().eq('id', data.id),
  }
}

/** Whatever is for all teachers is read by this one. */
async function readAll({ email, password }: { email: string; password: string }) {
  const { client } = await signIn(email, password)
  const unread = await client.rpc('my_unread_announcements')
  if (unread.error !== null) throw new Error(unread.error.message)
  for (const { id } of unread.data as { id: string }[]) {
    await client.rpc('read_announcement', { announcement_id: id })
  }
}

test('an announcement is written to one teacher, who reads it, and the office sees it', async ({
  pageAs,
  newPerson,
}) => {
  test.slow()
  const teacher = await newPerson()
  await newCustomer(teacher)
  await readAll(teacher)
  const theirs = await pageAs(teacher)
  await theirs.goto('/app/calendar')
  await listening(theirs)

  const title = newTitle()
  const page = await pageAs('marius')
  await page.goto('/admin/announcements')
  await expect(page.getByRole('heading', { name: 'Announcements', level: 1 })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'New Announcement' }).click()
  const made = page.getByRole('dialog', { name: 'New Announcement' })
  await made.getByLabel('Title').fill(' ')
  await made.getByLabel('Title').press('Enter')
  await expect(made.getByText('Title is required')).toBeVisible()
  await expect(made.getByText('Message is required')).toBeVisible()
  await expect(made.getByText('Choose all teachers, or at least one.')).toBeVisible()
  await expectAccessible(page)

  await made.getByLabel('Title').fill(title)
  await made.getByLabel('Message').fill('The office is closed on Friday.')
  const sendTo = made.getByRole('combobox', { name: 'Send To' })
  await sendTo.click()
  await page.getByRole('option', { name: 'All teachers' }).click()
  await sendTo.fill(teacher.email)
  await page.getByRole('option').filter({ hasText: teacher.email }).click()
  await made.getByLabel('Title').click()
  // Another one clears all.
  await expect(made.getByRole('button', { name: /All teachers/ })).toHaveCount(0)
  await made.getByRole('button', { name: 'Save' }).click()
  await expect(made).toBeHidden()

  // It comes without a reload, and to nobody else.
  await expect(theirs.getByText(title)).toBeVisible()
  await theirs.getByRole('button', { name: 'Mark as read' }).click()
  await expect(theirs.getByText(title)).toBeHidden()

  await page.goto(`/admin/announcements?q=${encodeURIComponent(title)}`)
  const row = page.getByRole('table').getByRole('row').filter({ hasText: title })
  await expect(row).toContainText('1 teacher')
  await row.getByRole('link', { name: title }).click()
  const edit = page.getByRole('dialog', { name: 'Edit Announcement' })
  const readers = edit.getByRole('region', { name: 'Read By' })
  await expect(readers).toContainText('Read By: 1 teacher')
  await expect(readers.getByRole('listitem')).toHaveCount(1)
  await expectAccessible(page)
  await edit.getByLabel('Title').fill(`${title} again`)
  await edit.getByRole('button', { name: 'Save' }).click()
  await expect(edit).toBeHidden()
  // Who has read it does not see the change.
  await theirs.reload()
  await expect(theirs.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(theirs.getByText(title)).toBeHidden()

  await row.getByRole('button', { name: /Actions/ }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('Are you sure you want to delete this announcement?')
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('heading', { name: 'No Announcements found' })).toBeVisible()
})

test('all clears the others; of two who edit it, the second chooses what to keep', async ({
  pageAs,
  newPerson,
}) => {
  const teacher = await newPerson()
  const { profileId } = await newCustomer(teacher)
  const title = newTitle()
  const announcement = await newAnnouncement(title, [profileId])
  const page = await pageAs('marius')
  await page.goto(`/admin/announcements?edit=${announcement.id}`)
  const dialog = page.getByRole('dialog', { name: 'Edit Announcement' })
  await expect(dialog.getByRole('region', { name: 'Read By' })).toContainText('nobody yet')
  await dialog.getByLabel('Title').fill(`${title} mine`)
  await announcement.rename(`${title} theirs`)
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(dialog.getByText(/changed this on .*, while you were editing it/)).toBeVisible()
  await dialog
    .getByRole('group', { name: 'Title', exact: true })
    .getByRole('radio', { name: /Keep mine/ })
    .check()
  await dialog.getByRole('button', { name: 'Save this choice' }).click()
  await expect(dialog).toBeHidden()

  await page.context().setOffline(true)
  await expect(page.getByRole('button', { name: 'New Announcement' })).toBeDisabled()
  await page.context().setOffline(false)
  await announcement.remove()
})

test('on a phone, in Afrikaans, and nobody but administrators', async ({ pageAs }) => {
  const page = await pageAs('marius', { viewport: { width: 390, height: 844 } })
  await page.addInitScript(() => localStorage.setItem('kryt.locale', 'af'))
  await page.goto('/admin/announcements?new=yes')
  const dialog = page.getByRole('dialog', { name: 'Nuwe aankondiging' })
  await expect(dialog.getByLabel('Boodskap')).toBeVisible()
  await expectAccessible(page)
  for (const person of ['thandi', 'kabelo'] as const) {
    const other = await pageAs(person)
    await other.goto('/admin/announcements')
    await expect(other).toHaveURL(/\/unauthorised$/)
  }
})
