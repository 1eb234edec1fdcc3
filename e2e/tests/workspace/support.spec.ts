import { randomUUID } from 'node:crypto'
import { expect, test } from '../../fixtures/test.ts'
import { expectAccessible } from '../../support/accessibility.ts'
import { newCustomer } from '../../support/library.ts'
import { mailAbout } from '../../support/mail.ts'

test('a teacher writes to support and is thanked, and support can reply', async ({
  pageAs,
  newPerson,
}) => {
  const person = await newPerson()
  await newCustomer(person)
  const page = await pageAs(person)
  await page.goto('/app/support')
  await expect(page.getByLabel('Email')).toHaveValue(person.email)
  const send = page.getByRole('button', { name: 'Send message' })
  await expect(send).toBeDisabled()
  await page.getByLabel('Category').focus()
  await page.keyboard.press('Tab')
  await expect(page.getByText('Category is required')).toBeVisible()
  await expectAccessible(page)

  const subject = `Printing ${randomUUID()}`
  await page.getByLabel('Name').fill('Thandi Nkosi')
  await page.getByLabel('Subject').fill(subject)
  await page.getByLabel('Category').selectOption('Technical')
  await page.getByLabel('Message').fill('The memo prints twice.')

  // A lost connection is reported, and the text is kept.
  await page.context().setOffline(true)
  await expect(send).toBeDisabled()
  await expect(page.getByText(/as soon as you are online again/)).toBeVisible()
  await page.context().setOffline(false)
  await page.reload()
  await expect(page.getByLabel('Message')).toHaveValue('The memo prints twice.')

  await send.click()
  await expect(page.getByRole('button', { name: 'Thank You' })).toBeDisabled()
  await expect(page.getByText(/Your message has been sent/)).toBeVisible()
  const mail = await mailAbout('support@kryt.local', subject)
  expect(mail.subject).toBe(`Support (Technical): ${subject}`)
  expect(mail.text).toContain('The memo prints twice.')
  // Long header lines are folded.
  expect(mail.source.replaceAll(/\r?\n\s+/g, ' ')).toContain(
    `Reply-To: Thandi Nkosi <${person.email}>`,
  )
})

test('too many messages are refused with a sentence, and the text stays', async ({
  pageAs,
  newPerson,
}) => {
  const person = await newPerson()
  await newCustomer(person)
  const page = await pageAs(person)
  for (let count = 1; count <= 6; count += 1) {
    await page.goto('/app/support')
    await page.getByLabel('Name').fill('Lwazi')
    await page.getByLabel('Subject').fill(`Message ${String(count)}`)
    await page.getByLabel('Category').selectOption('General')
    await page.getByLabel('Message').fill('Again')
    await page.getByRole('button', { name: 'Send message' }).click()
    if (count < 6) await expect(page.getByRole('button', { name: 'Thank You' })).toBeVisible()
  }
  await expect(page.getByText(/too often in a short time/)).toBeVisible()
  await expect(page.getByLabel('Message')).toHaveValue('Again')
  await expect(page.getByRole('button', { name: 'Send message' })).toBeEnabled()
})
