import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures/test.ts'
import { officeScreens } from '../../support/office-screens.ts'
import { openProfile } from '../../support/profile.ts'

/** The columns that the specification names, of the lists for which it does. */
const specified: Record<string, string> = {
  '/admin/teacherprofiles':
    'Username,Registration Date,Email,Title,Name,Surname,Phone,User Group(s),Province,Language,School',
  '/admin/productorders?placed=2020-01-01..':
    'Order #,Date,User,Status,Payment Method,Total,Products Count,Physical,Questions',
  '/admin/productorder-quotes?placed=2020-01-01..':
    'Quote #,Date,User,Status,Payment Method,Total,Products Count',
  '/admin/products':
    'Title,Featured,Price,Discount,Category,Publish Date,Modified Date,Physical,E-Com,Subscription,Files,Videos',
  '/admin/productbundles': 'Title,Featured,Price,Discount,Category,Publish Date,Modified Date',
  '/admin/school-requests': 'Asked,Teacher,Email,School,Town,Status',
  '/admin/holidays': 'Label,Date',
  '/admin/schools': 'Name,Provinces,Generic',
  '/admin/subjects': 'Subject,Grade',
  '/admin/taxonomies': 'Name,Cognitive Levels',
  '/admin/terms': 'Label,Start,End,Provinces',
  '/admin/lessontemplates': 'Name,Complexity,School,Grade,Subject',
  '/admin/announcements': 'Title',
  '/admin/assessmenttemplates': 'Title,Complexity,Time,Marks,School,Grade,Subject',
  '/admin/communications': 'Publish Date,Subject,Send To',
}

const lists = officeScreens.filter((address) => address !== '/admin')

test('each of these is a list', () => {
  expect(Object.keys(specified).filter((address) => !lists.includes(address))).toEqual([])
})

interface Place {
  left: number
  right: number
}

/** The heads, with what can be seen of them, and what stays when the table is scrolled to its end. */
const look = (page: Page) =>
  page.locator('table').evaluate((table) => {
    const box = table.parentElement as HTMLElement
    const place = (one: Element | null): Place | null => {
      if (one === null) return null
      const { left, right } = one.getBoundingClientRect()
      return { left, right }
    }
    const heads = [...table.querySelectorAll('thead th[data-column]')]
    const stays = () => ({
      tick: place(table.querySelector('tbody tr[data-list-row] input[type="checkbox"]')),
      first: place(heads[0] ?? null),
      actions: place(table.querySelector('thead th[data-actions]')),
    })
    const { left, right } = box.getBoundingClientRect()
    box.scrollLeft = 0
    const before = stays()
    const end = before.actions?.left ?? right
    const whole = heads.filter((head) => head.getBoundingClientRect().right <= end + 1).length
    const drawn = heads.filter((head) => head.getBoundingClientRect().width > 0).length
    box.scrollLeft = box.scrollWidth
    const after = stays()
    const lastSeen = (heads.at(-1)?.getBoundingClientRect().right ?? 0) <= end + 1
    box.scrollLeft = 0
    return {
      names: heads.map((head) => head.textContent.trim()),
      drawn,
      whole,
      lastSeen,
      box: { left, right },
      before,
      after,
    }
  })

/** The list of what teachers ask for has a row then, as each of the others has one. */
async function askForSchool(...[newPerson, pageAs]: Parameters<typeof openProfile>): Promise<void> {
  const { school, page, about, field } = await openProfile(newPerson, pageAs)
  await field.fill(school.word)
  await page.getByRole('listbox').getByRole('option', { name: school.name }).click()
  await about.getByRole('button', { name: 'Save' }).click()
  await expect(about.getByText('You asked for this school on')).toBeVisible()
}

for (const width of [1440, 1024]) {
  test(`at ${String(width)} px no column is dropped without a word`, async ({
    newPerson,
    pageAs,
  }) => {
    test.setTimeout(240_000)
    await askForSchool(newPerson, pageAs)
    const page = await pageAs('priya', { viewport: { width, height: 900 } })
    for (const path of lists) {
      const named = specified[path] ?? ''
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByText(/^Loading/)).toBeHidden()
      // A list of which nothing is there yet.
      if (!(await page.locator('tr[data-list-row]').first().isVisible())) continue
      const seen = await look(page)
      expect(seen.drawn, path).toBe(seen.names.length)
      for (const name of named === '' ? [] : named.split(',')) expect(seen.names).toContain(name)
      const note = page.getByTestId('columns-in-view')
      if (seen.whole === seen.names.length) await expect(note, path).toBeHidden()
      else {
        await expect(note, path).toHaveText(
          `${String(seen.whole)} of ${String(seen.names.length)} columns in view`,
        )
        // All of them can be reached, and what says whose row it is stays.
        expect(seen.lastSeen, path).toBe(true)
        expect(seen.after, path).toEqual(seen.before)
        const more = page.getByRole('button', { name: 'Columns to the right' })
        for (let press = 0; press < 8; press += 1) {
          if ((await more.getAttribute('aria-disabled')) === 'true') break
          await more.click()
          await page.waitForTimeout(400)
        }
        await expect(more, path).toHaveAttribute('aria-disabled', 'true')
      }
      // The page itself never scrolls sideways.
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
      ).toBeLessThanOrEqual(0)
    }
  })
}
