import type { Page } from '@playwright/test'
import { officeDialogs, officeScreens } from '../support/office-screens.ts'
import type { Scene } from './scene.ts'

const rowsShown = async (page: Page) =>
  page.getByRole('table').or(page.getByRole('list')).last().waitFor()

/** A screen of the back-office with a dialog or drawer over it, by the parameter of its address. */
const over = (name: string, path: string, role: 'dialog' | 'alertdialog' = 'dialog'): Scene => ({
  name,
  as: 'priya',
  windowOnly: true,
  open: async (page) => {
    await page.goto(path)
    await page.getByRole(role).waitFor()
    await page.getByRole(role).getByRole('button').last().waitFor()
  },
})

/** Opens what the first entry of a row's menu with this name leads to. */
const fromRow = (name: string, path: string, entry: string): Scene => ({
  name,
  as: 'priya',
  windowOnly: true,
  open: async (page, { say }) => {
    await page.goto(path)
    await page
      .getByRole('button', { name: new RegExp(say('Actions for {name}').split('{')[0] ?? '') })
      .first()
      .click()
    await page.getByRole('menuitem', { name: say(entry) }).click()
    await page.getByRole('dialog').or(page.getByRole('alertdialog')).last().waitFor()
  },
})

const palette = (name: string, words: string): Scene => ({
  name,
  as: 'marius',
  windowOnly: true,
  open: async (page) => {
    await page.goto('/admin')
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox').fill(words)
    await page.getByRole('option').nth(2).waitFor()
  },
})

/** "/admin/coupons?new=yes" as admin-coupons-new. */
const nameOf = (path: string) =>
  ['admin', ...path.replace(/^\/admin\/?/, '').split(/\W+|yes/)].filter(Boolean).join('-')

const screen = (path: string): Scene => ({
  name: nameOf(path.replace(/\?.*/, '')),
  as: 'priya',
  open: async (page) => {
    await page.goto(path)
    await rowsShown(page)
  },
})

/** The frame of the back-office, its screens, and what opens over them. */
export const backOfficeScenes: Scene[] = [
  ...officeScreens.map(screen),
  ...officeDialogs.map((path) => over(nameOf(path), path)),
  {
    name: 'admin-drawer',
    as: 'marius',
    windowOnly: true,
    open: async (page, { width, say }) => {
      await page.goto('/admin/holidays')
      await rowsShown(page)
      if (width < 800) await page.getByRole('button', { name: say('Menu'), exact: true }).click()
    },
  },
  palette('admin-palette', ''),
  palette('admin-palette-found', 'van'),
  {
    name: 'admin-customers-none',
    as: 'marius',
    open: async (page) => {
      await page.goto('/admin/teacherprofiles?q=nobody+of+this+name')
      await page.getByRole('heading', { level: 2 }).waitFor()
    },
  },
  fromRow('admin-coupon-edit', '/admin/coupons?q=JUFFROU15', 'Edit'),
  fromRow('admin-coupon-orders', '/admin/coupons?q=JUFFROU15', 'Orders with it'),
  fromRow('admin-coupon-changes', '/admin/coupons?q=JUFFROU15', 'Show changes'),
  fromRow('admin-holiday-delete', '/admin/holidays?q=christmas', 'Delete'),
]
