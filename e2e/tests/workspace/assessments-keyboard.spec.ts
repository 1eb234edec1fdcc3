import { randomUUID } from 'node:crypto'
import { expect, test } from '../../fixtures/test.ts'
import { fortyQuestions } from '../../paper-speed/forty-questions.ts'
import { signIn } from '../../support/api.ts'
import { tabTo } from '../../support/keyboard.ts'
import { withProfile } from '../../support/planning.ts'

test('a paper is built from blank, saved and printed without a mouse', async ({
  pageAs,
  newPerson,
}) => {
  const person = await newPerson()
  await withProfile(person)
  const page = await pageAs(person)
  const { keyboard } = page
  await page.goto('/app/assessments')
  await expect(page.getByRole('heading', { name: 'No Assessments found' })).toBeVisible()
  await tabTo(page, page.getByRole('button', { name: 'New assessment' }).first())
  await keyboard.press('Enter')
  await tabTo(page, page.getByRole('button', { name: /^Blank paper/ }))
  await keyboard.press('Enter')

  const editor = page.getByRole('dialog', { name: 'New assessment' })
  const title = `Rivers ${randomUUID().slice(0, 8)}`
  const typeInto = async (name: string | RegExp, words: string) => {
    await tabTo(page, editor.getByLabel(name, { exact: true }))
    await keyboard.type(words)
  }
  await typeInto('Title', title)
  await typeInto(/^Grade/, 'Grade 4')
  await typeInto(/^Subject/, 'Social')
  await typeInto(/^Time in minutes/, '30')
  await typeInto(/^Complexity/, 'Simple')
  await typeInto('Question 1.1', 'Which river is longer?')
  await typeInto('Learners answer, 1.1', 'Circle')
  await expect(editor.getByLabel('Choice A, 1.1')).toBeVisible()
  await typeInto('Choice A, 1.1', 'Orange')
  await typeInto('Choice B, 1.1', 'Tugela')
  await typeInto('Marks, 1.1', '1')
  await tabTo(page, editor.getByRole('button', { name: 'Add a question' }))
  await keyboard.press('Enter')
  await typeInto('Question 2.1', 'Why do towns lie by rivers?')
  await typeInto('Learners answer, 2.1', 'On one')
  await typeInto('Marks, 2.1', '2')

  // The memorandum is a side of the paper: arrows lead from tab to tab.
  await tabTo(page, editor.getByRole('tab', { name: 'Questions' }), 'Shift+Tab')
  await keyboard.press('ArrowRight')
  await tabTo(page, editor.getByRole('button', { name: 'Choice A of 1.1 is right' }))
  await keyboard.press('Space')
  await typeInto('Answer to 2.1', 'Water to drink.')
  await expect(editor.getByRole('region', { name: 'Preview' })).toContainText('Water to drink.')
  await keyboard.press('ControlOrMeta+s')
  await expect(editor).toBeHidden()

  const row = page.getByRole('row').filter({ hasText: title })
  await tabTo(page, row.getByRole('button', { name: /^Actions/ }))
  await keyboard.press('Enter')
  const print = page.getByRole('menuitem', { name: 'Print' })
  await expect(print).toBeVisible()
  const opened = page.waitForEvent('popup')
  while ((await print.and(page.locator(':focus')).count()) === 0) await keyboard.press('ArrowDown')
  await keyboard.press('Enter')
  const sheet = await opened
  let dialogs = 0
  await sheet.exposeFunction('print', () => (dialogs += 1))
  await expect(sheet.getByRole('heading', { name: title, level: 1 })).toBeVisible()
  await tabTo(sheet, sheet.getByRole('button', { name: 'Memo', exact: true }))
  await sheet.keyboard.press('Enter')
  await expect(sheet.getByText('Water to drink.')).toBeVisible()
  await tabTo(sheet, sheet.getByRole('button', { name: 'Print', exact: true }))
  await sheet.keyboard.press('Enter')
  await expect.poll(() => dialogs).toBe(1)
})

test('the preview scrolls to what is being edited', async ({ pageAs, newPerson }) => {
  const person = await newPerson()
  await withProfile(person)
  const id = await fortyQuestions(await signIn(person.email, person.password))
  const page = await pageAs(person)
  await page.goto(`/app/assessments?edit=${id}`)
  const editor = page.getByRole('dialog', { name: 'Edit assessment' })
  const drawn = editor
    .getByRole('region', { name: 'Preview' })
    .getByText('Question about topic 25')
    .first()
  for (const [question, inSight] of [
    ['25', true],
    ['2', false],
    ['25', true],
  ] as const) {
    await editor.getByLabel(`Title (optional), question ${question}`, { exact: true }).focus()
    if (inSight) await expect(drawn).toBeInViewport()
    else await expect(drawn).not.toBeInViewport()
  }
})
