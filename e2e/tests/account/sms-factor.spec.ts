import { expect, test } from '../../fixtures/test.ts'
import { expectAccessible } from '../../support/accessibility.ts'
import { mailTo } from '../../support/mail.ts'
import { createPerson, signedInState } from '../../support/people.ts'
import { fillSignIn } from '../../support/sign-in-form.ts'

const freshNumber = () => `82${String(Math.floor(Math.random() * 9_000_000) + 1_000_000)}`

/** The code of the newest message to this number, other than one that is known already. */
async function codeFor(number: string, known = ''): Promise<string> {
  let code = known
  await expect(async () => {
    const { text } = await mailTo(`27${number}@sms.local`)
    code = /\b\d{6}\b/.exec(text)?.[0] ?? ''
    expect(code).not.toBe(known)
  }).toPass()
  return code
}

test('codes by SMS are set up, asked for at sign-in, and taken off again', async ({ browser }) => {
  const person = await createPerson()
  const number = freshNumber()
  const context = await browser.newContext({ storageState: await signedInState(person) })
  const page = await context.newPage()
  await page.goto('/app/account')
  await page.getByRole('button', { name: 'Get codes by SMS' }).click()
  const dialog = page.getByRole('dialog', { name: 'Get codes by SMS' })
  await dialog.getByLabel('Phone number').fill(`0${number}`)
  await dialog.getByRole('button', { name: 'Send me a code' }).click()
  await dialog.getByLabel('Code from the SMS').fill('000000')
  await dialog.getByRole('button', { name: 'Turn it on' }).click()
  await expect(dialog.getByRole('alert')).not.toBeEmpty()
  await expectAccessible(page)
  const first = await codeFor(number)
  await dialog.getByLabel('Code from the SMS').fill(first)
  await dialog.getByRole('button', { name: 'Turn it on' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText(`+27${number}`)).toBeVisible()
  await context.close()

  const visitor = await browser.newContext()
  const again = await visitor.newPage()
  await again.goto('/auth')
  await fillSignIn(again, person)
  await expect(again.getByRole('heading', { name: 'Your code' })).toBeVisible()
  await expect(again.getByText(`To the phone ending in ${number.slice(-4)}.`)).toBeVisible()
  await again.setViewportSize({ width: 320, height: 720 })
  expect(
    await again.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    ),
  ).toBe(0)
  const send = again.getByRole('button', { name: 'Send me a code' })
  await expect(async () => {
    await send.click()
    await expect(again.getByText('Sent. Type the code')).toBeVisible({ timeout: 2_000 })
  }).toPass()
  const second = await codeFor(number, first)
  await again.getByLabel('Code', { exact: true }).fill(second)
  await again.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(again).not.toHaveURL(/auth/)

  await again.goto('/app/account')
  const removing = again.getByRole('dialog', { name: `Remove +27${number}?` })
  await expect(async () => {
    await again.getByRole('button', { name: `Remove +27${number}` }).click()
    await expect(removing).toBeVisible({ timeout: 2_000 })
  }).toPass()
  await removing.getByLabel('Code from the SMS').fill(await codeFor(number, second))
  await removing.getByRole('button', { name: 'Remove' }).click()
  await expect(removing).toBeHidden()
  await expect(again.getByText(`+27${number}`)).toBeHidden()
  await visitor.close()
})
