import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { addresses } from '../support/addresses.ts'
import { service, signIn } from '../support/api.ts'
import { addAuthenticator, codeOf } from '../support/authenticator.ts'
import { followMail } from '../support/mail.ts'
import { createPerson } from '../support/people.ts'
import type { Scene, Visit } from './scene.ts'

const password = 'Teacher-123'

async function fillSignIn(page: Page, { say }: Visit, email: string): Promise<void> {
  await page.goto('/auth')
  await page.getByLabel(say('Email')).fill(email)
  await page.getByLabel(say('Password'), { exact: true }).fill(password)
  await page.getByRole('main').locator('button[type=submit]').click()
}

/** The account page with the dialog of that button open. */
async function accountDialog(page: Page, { say }: Visit, button: string): Promise<void> {
  await page.goto('/app/account')
  await page.getByRole('button', { name: say(button) }).click()
  await page.getByRole('dialog').getByRole('textbox').first().waitFor()
}

const authenticatorStep = async (page: Page, visit: Visit) => {
  await accountDialog(page, visit, 'Set up an authenticator app')
  await page.getByRole('button', { name: visit.say('Continue') }).click()
  await page.getByRole('dialog').locator('code').waitFor()
}

export const accountScenes: Scene[] = [
  {
    name: 'account-sign-in',
    as: null,
    open: async (page) => {
      await page.goto('/auth')
      await page.getByRole('heading', { level: 1 }).waitFor()
    },
  },
  {
    name: 'account-sign-in-refused',
    as: null,
    open: async (page, visit) => {
      await fillSignIn(page, visit, 'lerato.maake@kryt.example')
      await page.getByRole('alert').filter({ hasText: /\S/ }).first().waitFor()
    },
  },
  {
    name: 'account-sign-up',
    as: null,
    open: async (page, { say }) => {
      await page.goto('/auth/sign-up')
      await page.getByLabel(say('Email')).fill('lerato@')
      await page.getByLabel(say('Phone number')).fill('0821')
      await page.getByLabel(say('Password'), { exact: true }).fill('Chalk1')
    },
  },
  {
    name: 'account-check-your-mail',
    as: null,
    open: async (page, { say }) => {
      await page.goto('/auth/sign-up')
      await page.getByLabel(say('Email')).fill(`lerato-${randomUUID()}@kryt.example`)
      const phone = `082 ${String(Math.random()).slice(2, 5)} ${String(Math.random()).slice(2, 6)}`
      await page.getByLabel(say('Phone number')).fill(phone)
      await page.getByLabel(say('Password'), { exact: true }).fill('Chalk-and-talk-1')
      await page.getByRole('button', { name: say('Create account') }).click()
      await page.getByRole('heading', { name: say('Check your email') }).waitFor()
    },
  },
  {
    name: 'account-forgotten-password',
    as: null,
    open: async (page, { say }) => {
      await page.goto('/auth/forgotten-password')
      await page.getByRole('button', { name: say('Send me a link') }).waitFor()
    },
  },
  {
    name: 'account-new-password',
    as: null,
    open: async (page, { say }) => {
      const { email } = await createPerson()
      await page.goto('/auth/forgotten-password')
      await page.getByLabel(say('Email')).fill(email)
      await page.getByRole('button', { name: say('Send me a link') }).click()
      await page.getByText(email).waitFor()
      await followMail(page, email)
      await page.getByLabel(say('New password')).fill('brandnew')
    },
  },
  {
    name: 'account-invited',
    as: null,
    open: async (page, { say }) => {
      const email = `invited-${randomUUID()}@kryt.example`
      const { error } = await service.auth.admin.inviteUserByEmail(email, {
        redirectTo: `${addresses.web}/auth/confirm`,
      })
      if (error !== null) throw error
      await followMail(page, email)
      await page.getByLabel(say('Password'), { exact: true }).fill('Chalk')
    },
  },
  {
    name: 'account-code',
    as: null,
    open: async (page, visit) => {
      const person = await createPerson()
      await addAuthenticator(person)
      await fillSignIn(page, visit, person.email)
      await page.getByRole('heading', { name: visit.say('Your code') }).waitFor()
    },
  },
  {
    name: 'account-sign-in-link-refused',
    as: null,
    open: async (page) => {
      await page.goto('/login/lerato.maake@kryt.example/Wrong-123')
      await page.getByRole('alert').filter({ hasText: /\S/ }).first().waitFor()
    },
  },
  {
    name: 'account-link-failed',
    as: null,
    open: async (page, { say }) => {
      await page.goto('/auth/confirm#error=access_denied&error_code=otp_expired')
      await page.getByRole('heading', { name: say('The link did not work') }).waitFor()
    },
  },
  {
    name: 'account-half-agreed',
    as: null,
    open: async (page, { say }) => {
      await page.goto('/auth/confirm#message=Confirmation+link+accepted')
      await page.getByRole('heading', { name: say('One of two done') }).waitFor()
    },
  },
  {
    name: 'account-page',
    as: 'thandi',
    open: async (page, { say }) => {
      await page.goto('/app/account')
      await page.getByRole('heading', { level: 1, name: say('Account') }).waitFor()
    },
  },
  {
    name: 'account-page-lost-phone',
    as: 'teacher',
    open: async (page, visit) => {
      await authenticatorStep(page, visit)
      const dialog = page.getByRole('dialog')
      const key = await dialog.locator('code').innerText()
      await dialog.getByRole('textbox').fill(codeOf(key))
      await dialog.getByRole('button', { name: visit.say('Turn it on') }).click()
      await dialog.getByRole('button', { name: visit.say('Done') }).click()
      await page.getByRole('heading', { name: visit.say('If your phone gets lost') }).waitFor()
    },
  },
  {
    name: 'account-change-email',
    as: 'thandi',
    windowOnly: true,
    open: (page, visit) => accountDialog(page, visit, 'Change email'),
  },
  {
    name: 'account-change-email-sent',
    as: 'teacher',
    windowOnly: true,
    open: async (page, visit) => {
      await accountDialog(page, visit, 'Change email')
      const { say } = visit
      await page.getByLabel(say('New email')).fill(`new-${randomUUID()}@kryt.example`)
      await page.getByRole('button', { name: say('Send both emails') }).click()
      await page.getByRole('button', { name: say('Done') }).waitFor()
    },
  },
  {
    name: 'account-change-password',
    as: 'teacher',
    windowOnly: true,
    open: async (page, visit) => {
      await accountDialog(page, visit, 'Change password')
      const { say } = visit
      await page.getByLabel(say('Current password')).fill('not this one')
      await page.getByLabel(say('New password')).fill('Brandnew')
      await page.getByRole('dialog').locator('button[type=submit]').click()
      await page.getByText(say('The password does not meet all the rules yet.')).waitFor()
    },
  },
  {
    name: 'account-add-authenticator-name',
    as: 'thandi',
    windowOnly: true,
    open: (page, visit) => accountDialog(page, visit, 'Set up an authenticator app'),
  },
  {
    name: 'account-add-authenticator',
    as: 'teacher',
    windowOnly: true,
    open: authenticatorStep,
  },
  {
    name: 'account-authenticator-on',
    as: 'teacher',
    windowOnly: true,
    open: async (page, visit) => {
      await authenticatorStep(page, visit)
      const dialog = page.getByRole('dialog')
      const key = await dialog.locator('code').innerText()
      await dialog.getByRole('textbox').fill(codeOf(key))
      await dialog.getByRole('button', { name: visit.say('Turn it on') }).click()
      await dialog.getByText(visit.say('If your phone gets lost')).waitFor()
    },
  },
  {
    name: 'account-remove-authenticator',
    as: 'teacher',
    windowOnly: true,
    open: async (page, visit) => {
      await authenticatorStep(page, visit)
      const dialog = page.getByRole('dialog')
      const key = await dialog.locator('code').innerText()
      await dialog.getByRole('textbox').fill(codeOf(key))
      await dialog.getByRole('button', { name: visit.say('Turn it on') }).click()
      await dialog.getByText(visit.say('If your phone gets lost')).waitFor()
      await dialog.getByRole('button', { name: visit.say('Done') }).click()
      await page.getByRole('listitem').getByRole('button').last().click()
      await dialog.getByRole('textbox').waitFor()
    },
  },
  {
    name: 'account-session-warning',
    as: 'teacher',
    windowOnly: true,
    open: async (page, { person }) => {
      await page.goto('/app/products')
      await page.getByRole('article').first().waitFor()
      if (person === null) throw new Error('nobody is signed in')
      const elsewhere = await signIn(person.email, person.password)
      await elsewhere.graphql('mutation { useHere }')
      await page.reload()
      await page.getByRole('alertdialog').waitFor()
    },
  },
]
