import type { Page } from '@playwright/test'
import { service } from '../support/api.ts'
import type { Scene } from './scene.ts'

/** What seed.sql gives these people. */
const papers = {
  fractions: 'Class test: common fractions',
  reading: 'Leestoets: Wollie se klokkie',
}
const lesson = 'Equivalent fractions with a fraction wall'

async function idOf(table: string, column: string, name: string): Promise<string> {
  const { data } = await service
    .from(table)
    .select('id')
    .eq(column, name)
    .limit(1)
    .single<{ id: string }>()
    .throwOnError()
  return data.id
}

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await page.locator('.paper h1').waitFor()
  await page.evaluate(async () => {
    await document.fonts.ready
  })
}

const paper = async (page: Page, title: string, query = '') =>
  open(
    page,
    `/app/print/assessment/${await idOf('teacher_assessment_template', 'title', title)}${query}`,
  )

/** An activity of the week in which the seed ran, as a teacher opens it. */
async function openLinked(page: Page): Promise<void> {
  const { data } = await service
    .from('teacher_activity')
    .select('label, start_date_time')
    .not('teacher_assessment_template_id', 'is', null)
    .like('label', '5A%')
    .limit(1)
    .single<{ label: string; start_date_time: string }>()
    .throwOnError()
  await page.goto(`/app/calendar?view=day&date=${data.start_date_time.slice(0, 10)}`)
  await page.locator('.activity', { hasText: data.label }).click()
  await page.getByRole('dialog').locator('a[target=_blank]').first().waitFor()
}

/** spec/teacher.md 2, "Calendar page": an activity with its paper. */
export const linkedScenes: Scene[] = [
  { name: 'calendar-linked-paper', as: 'thandi', windowOnly: true, open: openLinked },
]

/** spec/teacher.md 2, "Print shell". */
export const printScenes: Scene[] = [
  {
    name: 'print-lesson',
    as: 'thandi',
    open: async (page) =>
      open(page, `/app/print/lesson/${await idOf('teacher_subject_template', 'name', lesson)}`),
  },
  { name: 'print-assessment', as: 'thandi', open: (page) => paper(page, papers.fractions) },
  {
    name: 'print-memorandum',
    as: 'thandi',
    open: (page) => paper(page, papers.fractions, '?side=memo'),
  },
  {
    name: 'print-assessment-afrikaans',
    as: 'annelie',
    open: (page) => paper(page, papers.reading),
  },
]
