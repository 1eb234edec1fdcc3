import { seedId } from '@kryt/seed/ids.ts'
import type { Page } from '@playwright/test'
import { service } from '../support/api.ts'
import type { Scene } from './scene.ts'

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await page.locator('.paper h1').waitFor()
  await page.evaluate(async () => {
    await document.fonts.ready
  })
}

const paper = (page: Page, key: string, query = '') =>
  open(page, `/app/print/assessment/${seedId('assessment', key)}${query}`)

/** An activity of the week in which the seed ran, as a teacher opens it. */
async function openLinked(page: Page): Promise<void> {
  const { data } = await service
    .from('teacher_activity')
    .select('label, start_date_time')
    .not('teacher_assessment_template_id', 'is', null)
    .like('label', '5A%')
    .order('start_date_time')
    .order('id')
    .limit(1)
    .single<{ label: string; start_date_time: string }>()
    .throwOnError()
  await page.goto(`/app/calendar?view=day&date=${data.start_date_time.slice(0, 10)}`)
  await page.locator('.activity', { hasText: data.label }).click()
  await page.getByRole('dialog').locator('a[target=_blank]').first().waitFor()
}

/** An activity of the calendar with its paper (T2.3). */
export const linkedScenes: Scene[] = [
  { name: 'calendar-linked-paper', as: 'thandi', windowOnly: true, open: openLinked },
]

/** The pages for printing (T2.7). */
export const printScenes: Scene[] = [
  {
    name: 'print-lesson',
    as: 'thandi',
    open: (page) => open(page, `/app/print/lesson/${seedId('lesson', 'thandi-fractions')}`),
  },
  { name: 'print-assessment', as: 'thandi', open: (page) => paper(page, 'thandi-fractions-test') },
  {
    name: 'print-memorandum',
    as: 'thandi',
    open: (page) => paper(page, 'thandi-fractions-test', '?side=memo'),
  },
  {
    name: 'print-assessment-afrikaans',
    as: 'annelie',
    open: (page) => paper(page, 'annelie-leestoets'),
  },
]
