import { expect, test } from '../../fixtures/test.ts'
import { service } from '../../support/api.ts'

const link = (email: string, password: string) =>
  `/login/${encodeURIComponent(email)}/${encodeURIComponent(password)}`

test('signs in from the address, which is nowhere to be found afterwards', async ({
  page,
  newPerson,
}) => {
  const person = await newPerson()
  // Every character with a meaning in URLs.
  const password = 'Te/ach?er#1%&+'
  await service.auth.admin.updateUserById(person.id, { password })
  const leaks: string[] = []
  const secret = encodeURIComponent(password)
  page.on('request', (request) => {
    const { referer = '' } = request.headers()
    const isPage = request.isNavigationRequest()
    if (referer.includes('/login') || (!isPage && request.url().includes('/login/'))) {
      leaks.push(`${request.url()} from ${referer}`)
    }
  })
  page.on('console', (message) => {
    if (message.text().includes(password) || message.text().includes(secret)) {
      leaks.push(message.text())
    }
  })
  await page.goto('/about')
  await page.goto(link(person.email, password))
  await expect(page).toHaveURL('/app/products')
  await expect(page.getByRole('heading', { level: 1, name: 'Shop Resources' })).toBeVisible()
  expect(leaks).toEqual([])
  const storage = await page.evaluate(() =>
    JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage), history.state]),
  )
  expect(storage).not.toContain(password)
  await page.goBack()
  await expect(page).toHaveURL('/about')
})

test('wrong ones end at the form with the sentence and the email, not the password', async ({
  page,
  newPerson,
}) => {
  const person = await newPerson()
  await page.goto(link(person.email, 'Wrong-password-1'))
  await expect(page).toHaveURL('/auth')
  await expect(page.getByText('The email and password do not match.')).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveValue(person.email)
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('')
})

test('takes over from somebody else who was signed in here', async ({ pageAs, newPerson }) => {
  const before = await newPerson()
  const after = await newPerson()
  const page = await pageAs(before)
  await page.goto('/app/products')
  await page.goto(link(after.email, after.password))
  await expect(page).toHaveURL('/app/products')
  const session = await page.evaluate(() => localStorage.getItem('sb-127-auth-token'))
  expect(session).toContain(after.email)
})
