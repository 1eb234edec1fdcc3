import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures/test.ts'
import { expectAccessible } from '../../support/accessibility.ts'
import { signIn } from '../../support/api.ts'
import { withProfile } from '../../support/planning.ts'
import { subjectId } from '../../support/subjects.ts'

interface Person {
  email: string
  password: string
}

const titleOf = (word: string) => `${word} ${randomUUID().slice(0, 8)}`

/** A stored paper of one section with two questions. */
async function storedPaper(person: Person, title: string): Promise<string> {
  const { client } = await signIn(person.email, person.password)
  const { data, error } = await client
    .from('teacher_assessment_template')
    .insert({
      title,
      complexity: 'Simple',
      total_minutes: 30,
      subject_id: await subjectId('4', 'Social Sciences'),
      instructions: ['Answer ALL the questions.'],
      questions: [
        {
          number: '1',
          title: 'Rivers',
          marks: 2,
          sectionNumber: 'A',
          sectionTitle: 'Maps',
          fields: [
            {
              number: '1.1',
              question: 'Name the river.',
              type: 'Text',
              marks: 2,
              answer: 'Orange',
            },
          ],
        },
        {
          number: '2',
          title: 'Towns',
          marks: 1,
          fields: [{ number: '2.1', question: 'Name the town.', type: 'Text', marks: 1 }],
        },
      ],
    })
    .select('id')
    .single<{ id: string }>()
  if (error !== null) throw new Error(error.message)
  return data.id
}

async function editorOf(page: Page, search: string) {
  await page.goto(`/app/assessments?${search}`)
  const editor = page.getByRole('dialog', { name: /assessment/ })
  await expect(editor.getByLabel('Title', { exact: true })).toBeVisible()
  return editor
}

test('a paper is built from blank, with its memorandum beside it, and saved', async ({
  pageAs,
  newPerson,
}) => {
  const person = await newPerson()
  await withProfile(person)
  const page = await pageAs(person)
  const editor = await editorOf(page, 'new=blank')
  const save = editor.getByRole('button', { name: 'Save', exact: true })
  // It says that it waits, and can be pressed all the same.
  await save.focus()
  await page.keyboard.press('Enter')
  await expect(editor.getByText('Title is required')).toBeVisible()
  for (const words of ['Subject is required', 'Complexity is required', 'Time is required']) {
    await expect(editor.getByText(words)).toBeVisible()
  }
  await expect(editor.getByText('Marks are required')).toBeVisible()
  await expect(editor.getByLabel('Title', { exact: true })).toBeFocused()

  const title = titleOf('Fractions')
  await editor.getByLabel('Title', { exact: true }).fill(`  ${title}  `)
  await editor.getByRole('combobox', { name: 'Grade' }).selectOption('4')
  await editor.getByRole('combobox', { name: 'Subject' }).selectOption({ index: 1 })
  await editor.getByLabel('Time in minutes').fill('90')
  await expect(editor.getByText('1 hour 30 minutes').first()).toBeVisible()
  await editor.getByRole('combobox', { name: 'Complexity' }).selectOption('Simple')
  await editor
    .getByRole('combobox', { name: 'Cognitive levels' })
    .selectOption('Social Sciences, Grades 4 to 6')

  await editor.getByLabel('Question 1.1', { exact: true }).fill('Which is more?')
  await editor.getByRole('combobox', { name: 'Learners answer, 1.1' }).selectOption('Radio')
  await editor.getByLabel('Choice A, 1.1').fill('A half')
  await editor.getByLabel('Choice B, 1.1').fill('A third')
  await editor.getByLabel('Marks, 1.1').fill('1,5')
  await editor.getByRole('combobox', { name: 'Cognitive level, 1.1' }).selectOption('Low order')
  await expect(editor.getByText(/^Cognitive level\(s\) .Low order. exceed/)).toBeVisible()
  await expect(editor.getByText('[1,5]').first()).toBeVisible()

  await editor.getByRole('button', { name: 'Add a part' }).click()
  await editor.getByRole('combobox', { name: 'Learners answer, 1.2' }).selectOption('Textarea')
  await editor.getByLabel('Question 1.2', { exact: true }).fill('Why?')
  await editor.getByLabel('Marks, 1.2').fill('4')
  await editor.getByRole('button', { name: 'Add a question' }).click()
  await editor.getByLabel('Question 2.1', { exact: true }).fill('Draw three quarters.')
  await editor.getByLabel('Marks, 2.1').fill('2')
  await editor
    .getByRole('article', { name: 'Question 2', exact: true })
    .getByRole('button', { name: 'New Section' })
    .click()
  await editor.getByLabel('Title of section A').fill('Drawing')
  const preview = editor.getByRole('region', { name: 'Preview' })
  await expect(preview).toContainText('Section A: Drawing')
  await expect(preview).toContainText('Total: 7,5')
  await expectAccessible(page)

  await editor.getByRole('tab', { name: 'Memorandum' }).click()
  await editor.getByRole('button', { name: 'Choice A of 1.1 is right' }).click()
  await editor.getByRole('textbox', { name: 'Answer to 1.2' }).click()
  await page.keyboard.type('Fewer pieces.')
  await expect(preview).toContainText('A half')
  await expect(preview).toContainText('Fewer pieces.')
  await expectAccessible(page)
  await save.click()
  await expect(editor).toBeHidden()

  const { graphql } = await signIn(person.email, person.password)
  const stored = (await graphql(`
    {
      teacherAssessmentTemplateCollection {
        edges {
          node {
            title
            totalMarks
            totalMinutes
            questions
          }
        }
      }
    }
  `)) as {
    teacherAssessmentTemplateCollection: {
      edges: {
        node: { title: string; totalMarks: string; totalMinutes: number; questions: string }
      }[]
    }
  }
  const row = stored.teacherAssessmentTemplateCollection.edges[0]?.node
  expect(row).toMatchObject({ title, totalMinutes: 90 })
  expect(Number(row?.totalMarks)).toBe(7.5)
  expect(JSON.parse(row?.questions ?? '')).toMatchObject([
    {
      number: '1',
      marks: 5.5,
      fields: [
        { number: '1.1', items: ['A half', 'A third'], answer: 'A half', marks: 1.5 },
        { number: '1.2', items: [], marks: 4 },
      ],
    },
    { number: '2', sectionNumber: 'A', sectionTitle: 'Drawing' },
  ])
})

test('fifty steps are undone and done again, and a question comes back with its texts', async ({
  pageAs,
  newPerson,
}) => {
  const person = await newPerson()
  await withProfile(person)
  const id = await storedPaper(person, titleOf('Undo'))
  const page = await pageAs(person)
  const editor = await editorOf(page, `edit=${id}`)
  const marks = editor.getByLabel('Marks, 1.1')
  await editor
    .getByRole('article', { name: 'Question 2', exact: true })
    .getByRole('button', { name: 'Actions for question 2' })
    .click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await expect(editor.getByLabel('Question 2.1', { exact: true })).toBeHidden()
  for (let step = 1; step <= 49; step += 1) {
    await marks.fill(String(step + 10))
    await marks.blur()
  }
  await expect(marks).toHaveValue('59')
  await marks.focus()
  for (let step = 0; step < 50; step += 1) await page.keyboard.press('ControlOrMeta+z')
  await expect(marks).toHaveValue('2')
  await expect(editor.getByLabel('Question 2.1', { exact: true })).toHaveValue('Name the town.')
  await expect(editor.getByRole('button', { name: 'Undo' })).toBeDisabled()
  await expect(editor.getByText('Nothing has changed yet.')).toBeVisible()
  for (let step = 0; step < 50; step += 1) await page.keyboard.press('ControlOrMeta+Shift+z')
  await expect(marks).toHaveValue('59')
  await expect(editor.getByRole('button', { name: 'Redo' })).toBeDisabled()
})

test('what was typed is there after a reload, and goes when it is given up', async ({
  pageAs,
  newPerson,
}) => {
  const person = await newPerson()
  await withProfile(person)
  const id = await storedPaper(person, titleOf('Draft'))
  const page = await pageAs(person)
  page.on('dialog', (question) => void question.accept())
  let editor = await editorOf(page, `edit=${id}`)
  await editor.getByLabel('Question 1.1', { exact: true }).fill('Name the longest river.')
  await page.reload()
  editor = page.getByRole('dialog', { name: 'Edit assessment' })
  await expect(editor.getByLabel('Question 1.1', { exact: true })).toHaveValue(
    'Name the longest river.',
  )
  await expect(editor.getByText('This is what you typed before.')).toBeVisible()
  await editor.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Leave anyway' }).click()
  await expect(editor).toBeHidden()
  editor = await editorOf(page, `edit=${id}`)
  await expect(editor.getByLabel('Question 1.1', { exact: true })).toHaveValue('Name the river.')
})

test('two tabs: what each changed alone is kept, what both changed is asked about', async ({
  pageAs,
  newPerson,
}) => {
  const person = await newPerson()
  await withProfile(person)
  const id = await storedPaper(person, titleOf('Tabs'))
  const page = await pageAs(person)
  const other = await page.context().newPage()
  const [here, there] = [await editorOf(page, `edit=${id}`), await editorOf(other, `edit=${id}`)]

  await there.getByLabel('Question 1.1', { exact: true }).fill('Asked there')
  await there.getByLabel('Marks, 2.1').fill('5')
  await there.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(there).toBeHidden()

  await here.getByLabel('Question 1.1', { exact: true }).fill('Asked here')
  await here.getByLabel('Title', { exact: true }).fill('Titled here')
  await here.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(here.getByRole('alert').filter({ hasText: 'changed elsewhere' })).toBeVisible()
  const question = here.getByRole('group', { name: 'Question 1' })
  await expect(question).toContainText('Asked there')
  await expect(here.getByRole('group', { name: 'Title' })).toBeHidden()
  await question.getByRole('radio', { name: /Take theirs/ }).check()
  await here.getByRole('button', { name: 'Save this choice' }).click()
  await expect(here).toBeHidden()

  const after = await editorOf(page, `edit=${id}`)
  await expect(after.getByLabel('Title', { exact: true })).toHaveValue('Titled here')
  await expect(after.getByLabel('Question 1.1', { exact: true })).toHaveValue('Asked there')
  await expect(after.getByLabel('Marks, 2.1')).toHaveValue('5')
})

test('a new paper in a duplicated tab is a paper of its own', async ({ pageAs, newPerson }) => {
  const person = await newPerson()
  await withProfile(person)
  const page = await pageAs(person)
  const here = await editorOf(page, 'new=blank')
  const [first, second] = [titleOf('First'), titleOf('Second')]
  await here.getByLabel('Title', { exact: true }).fill(first)
  const kept = await page.evaluate(() => Object.entries<string>(sessionStorage))
  const other = await page.context().newPage()
  await other.addInitScript((entries) => {
    for (const [key, value] of entries) sessionStorage.setItem(key, value)
  }, kept)
  const there = await editorOf(other, 'new=blank')
  await there.getByLabel('Title', { exact: true }).fill(second)
  const ids = await Promise.all(
    [page, other].map(async (one) =>
      one.evaluate(() =>
        Object.entries(sessionStorage).find(([key]) => key.endsWith('assessment.new.blank.id')),
      ),
    ),
  )
  expect(ids[0]?.[1]).toMatch(/id/)
  expect(ids[0]).not.toEqual(ids[1])
})

test('with the keyboard alone questions and parts are moved and numbered anew', async ({
  pageAs,
  newPerson,
}) => {
  const person = await newPerson()
  await withProfile(person)
  const id = await storedPaper(person, titleOf('Keys'))
  const page = await pageAs(person)
  const editor = await editorOf(page, `edit=${id}`)
  await editor.getByLabel('Title (optional), question 2').focus()
  await page.keyboard.press('Alt+Shift+ArrowUp')
  await expect(editor.getByLabel('Title (optional), question 1')).toHaveValue('Towns')
  await expect(editor.getByLabel('Title (optional), question 1')).toBeFocused()
  await expect(editor.getByText('Now 1', { exact: true })).toBeAttached()
  // Out of its question, into the one above, and a level deeper.
  await editor.getByLabel('Question 2.1', { exact: true }).focus()
  await page.keyboard.press('Alt+Shift+ArrowUp')
  await expect(editor.getByLabel('Question 1.2', { exact: true })).toBeFocused()
  await page.keyboard.press('Alt+Shift+ArrowRight')
  await expect(editor.getByLabel('Question 1.1.1', { exact: true })).toHaveValue('Name the river.')
  await page.keyboard.press('ControlOrMeta+z')
  await expect(editor.getByLabel('Question 1.2', { exact: true })).toHaveValue('Name the river.')

  await page.keyboard.press('ControlOrMeta+f')
  await page.keyboard.type('orange')
  await page.keyboard.press('Enter')
  await expect(editor.getByText('1 of 1', { exact: true })).toBeVisible()
  await expect(editor.getByRole('tab', { name: 'Memorandum' })).toHaveAttribute(
    'aria-selected',
    'true',
  )
  await page.keyboard.press('Escape')
  await expect(editor.getByRole('button', { name: 'Find', exact: true })).toBeFocused()
  await page.keyboard.press('ControlOrMeta+s')
  await expect(editor.getByText('Marks are required')).toBeVisible()
})

test('a question is dragged over the others', async ({ pageAs, newPerson }) => {
  const person = await newPerson()
  await withProfile(person)
  const id = await storedPaper(person, titleOf('Drag'))
  const page = await pageAs(person)
  const editor = await editorOf(page, `edit=${id}`)
  const handle = editor.getByTitle('Drag 2, or Alt+Shift+Up and Down')
  await handle.scrollIntoViewIfNeeded()
  await handle.hover()
  await page.mouse.down()
  const first = editor.getByRole('article', { name: 'Question 1', exact: true })
  const box = await first.boundingBox()
  await page.mouse.move((box?.x ?? 0) + 40, (box?.y ?? 0) + 12, { steps: 8 })
  await page.mouse.up()
  await expect(editor.getByLabel('Title (optional), question 1')).toHaveValue('Towns')
})

test('on a phone the paper is edited beside nothing, and its preview is a tab', async ({
  pageAs,
  newPerson,
}) => {
  const person = await newPerson()
  await withProfile(person)
  const id = await storedPaper(person, titleOf('Phone'))
  for (const width of [390, 320]) {
    const page = await pageAs(person, { viewport: { width, height: 760 } })
    const useHere = page.getByRole('button', { name: 'Use Here' })
    await page.addLocatorHandler(useHere, async () => useHere.click())
    const editor = await editorOf(page, `edit=${id}`)
    await editor.getByLabel('Question 1.1', { exact: true }).fill('Asked on a phone')
    const wider = () => editor.evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth)
    expect(await wider()).toBeLessThanOrEqual(0)
    await editor.getByRole('tab', { name: 'Preview' }).click()
    await expect(editor.getByRole('region', { name: 'Preview' })).toContainText('Asked on a phone')
    expect(await wider()).toBeLessThanOrEqual(0)
    if (width === 390) await expectAccessible(page)
    await page.context().close()
  }
})
