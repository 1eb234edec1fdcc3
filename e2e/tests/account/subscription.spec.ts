import { randomUUID } from 'node:crypto'
import { announceFault } from '../../../local-stack/testing/announced-faults.ts'
import { expect, test } from '../../fixtures/test.ts'
import { expectAccessible } from '../../support/accessibility.ts'
import { addresses } from '../../support/addresses.ts'
import { service } from '../../support/api.ts'
import { withProfile } from '../../support/planning.ts'

test('a subscriber from before sees what the provider says, and chooses other grades', async ({
  newPerson,
  pageAs,
}) => {
  const person = await newPerson()
  const profileId = await withProfile(person)
  const token = randomUUID()
  await fetch(`${addresses.api}/payfast/control/subscriptions`, {
    method: 'POST',
    body: JSON.stringify({ token, amount: 20_000 }),
  })
  const made = await service.from('teacher_subscription').insert({
    teacher_profile_id: profileId,
    token,
    per_grade: '50.00',
    grades: ['4'],
    grand_fathered: false,
    status_text: 'PROCESSING',
  })
  expect(made.error).toBeNull()
  const page = await pageAs(person)
  await page.goto('/app/profile')
  await expect(page.getByTestId('subscription-status')).toHaveText('Active')
  await expect(page.getByText('1 January 2027')).toBeVisible()
  const grades = page.getByRole('group', { name: 'Change the grades' })
  await grades.getByLabel('Grade 4').uncheck()
  await expect(page.getByText('Minimum 1 grade is required')).toBeVisible()
  const save = page.getByRole('button', { name: 'Save the grades' })
  await expect(save).toBeDisabled()
  await grades.getByLabel('Grade 5').check()
  await grades.getByLabel('Grade 6').check()
  await expect(page.getByText('From the next payment on: R250.00')).toBeVisible()
  await expectAccessible(page)
  await expect(save).toBeDisabled()
  await page.getByRole('checkbox', { name: /terms and conditions/ }).check()
  await save.click()
  await expect(page.getByText('5, 6', { exact: true })).toBeVisible()
  const kept = await service.from('teacher_subscription').select('grades').eq('token', token)
  expect(kept.data).toEqual([{ grades: ['5', '6'] }])

  // The provider no longer knows it; its last answer stays.
  announceFault(
    /^functions\/payfast-subscription: card provider: .*Token not found/s,
    'a token of nobody',
  )
  await service.from('teacher_subscription').update({ token: randomUUID() }).eq('token', token)
  await page.reload()
  await expect(page.getByText('The card provider does not answer at the moment.')).toBeVisible()
  await expect(page.getByTestId('subscription-status')).toHaveText('Active')
})
