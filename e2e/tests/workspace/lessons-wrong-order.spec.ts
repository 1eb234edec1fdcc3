import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures/test.ts'
import { signIn } from '../../support/api.ts'
import { chooseLanguage } from '../../support/language.ts'
import { withProfile } from '../../support/planning.ts'
import { subjectId } from '../../support/subjects.ts'

interface Person {
  email: string
  password: string
}

const longWord = 'Besluitnemingsvaardigheidsontwikkeling'

/** A stored lesson of two steps, filled in. */
async function storedLesson(person: Person, name: string): Promise<string> {
  const { client } = await signIn(person.email, person.password)
  const { data } = await client
    .from('teacher_subject_template')
    .insert({
      name,
      complexity: 'Simple',
      subject_id: await subjectId('4', 'Social Sciences'),
      headings: ['Grade', 'Date', 'Term', 'Total', 'Time'].map((label) => ({ label, value: '4' })),
      template: ['Inleiding', longWord].map((step) => ({
        name: step,
        fields: [{ type: 'Textarea', label: `Doel van ${step}`, value: 'Riviere' }],
      })),
    })
    .select('id')
    .single<{ id: string }>()
    .throwOnError()
  return data.id
}

const fits = async (page: Page) =>
  expect(
    await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    ),
  ).toBe(0)

test('at 320 px in Afrikaans a lesson survives Back, a reload half-way and a lost network', async ({
  pageAs,
  newPerson,
}) => {
  const person = await newPerson()
  await withProfile(person)
  await storedLesson(person, `Riviere ${longWord}`)
  const page = await pageAs(person, { viewport: { width: 320, height: 640 } })
  await chooseLanguage(page.context(), 'af')
  page.on('dialog', (question) => void question.accept())
  await page.goto('/app/lessons')
  await fits(page)
  // Opened from the list, so that Back is a step within the app.
  await page.getByRole('button', { name: /^Aksies/ }).click()
  await page.getByRole('menuitem', { name: 'Wysig' }).click()
  const editor = page.getByRole('dialog', { name: 'Wysig les' })
  const next = editor.getByRole('button', { name: 'Volgende', exact: true })
  const save = editor.getByRole('button', { name: 'Stoor', exact: true })
  await next.click()
  const first = editor.getByLabel('Doel van Inleiding')
  await first.fill('Waarom dorpe by riviere lê')
  await fits(page)

  // Back asks before anything is lost, and the lesson stays where it is.
  await page.goBack()
  const question = page.getByRole('alertdialog', { name: 'Gaan weg sonder om te stoor?' })
  await question.getByRole('button', { name: 'Gaan voort met wysig' }).click()
  await expect(first).toHaveValue('Waarom dorpe by riviere lê')

  await page.reload()
  await next.click()
  await expect(first).toHaveValue('Waarom dorpe by riviere lê')
  await next.click()
  await editor.getByLabel(`Doel van ${longWord}`).fill('')
  // It says that it waits, and can be pressed all the same.
  await save.press('Enter')
  await expect(editor.getByLabel(`Doel van ${longWord}`)).toHaveAttribute('aria-invalid', 'true')
  await editor.getByLabel(`Doel van ${longWord}`).fill('Die leerders skryf')
  await page.context().setOffline(true)
  await save.press('Enter')
  await expect(editor.getByText(/^Jy is vanlyn/)).toBeVisible()
  await fits(page)
  await page.context().setOffline(false)
  await save.dblclick()
  await expect(editor).toBeHidden()
  const { client } = await signIn(person.email, person.password)
  const { data } = await client.from('teacher_subject_template').select('template').throwOnError()
  // Pressed twice, it was saved once.
  expect(data).toMatchObject([
    {
      template: [
        { fields: [{ value: 'Waarom dorpe by riviere lê' }] },
        { fields: [{ value: 'Die leerders skryf' }] },
      ],
    },
  ])
})

test('two tabs: a lesson that both changed is asked about, and nothing is overwritten unseen', async ({
  pageAs,
  newPerson,
}) => {
  const person = await newPerson()
  await withProfile(person)
  const id = await storedLesson(person, 'Rivers')
  const page = await pageAs(person)
  const other = await page.context().newPage()
  const open = async (one: Page) => {
    await one.goto(`/app/lessons?edit=${id}`)
    const editor = one.getByRole('dialog', { name: 'Edit lesson' })
    await expect(editor.getByLabel('Name', { exact: true })).toHaveValue('Rivers')
    return editor
  }
  const saveIn = async (editor: Awaited<ReturnType<typeof open>>) => {
    for (let step = 0; step < 2; step += 1)
      await editor.getByRole('button', { name: 'Next', exact: true }).click()
    await editor.getByRole('button', { name: 'Save', exact: true }).click()
  }
  const [here, there] = [await open(page), await open(other)]
  await there.getByLabel('Name', { exact: true }).fill('Rivers there')
  await saveIn(there)
  await expect(there).toBeHidden()

  await here.getByLabel('Name', { exact: true }).fill('Rivers here')
  await saveIn(here)
  await expect(here.getByRole('alert').filter({ hasText: 'changed elsewhere' })).toBeVisible()
  const name = here.getByRole('group', { name: 'Name' })
  await expect(name).toContainText('Rivers there')
  await name.getByRole('radio', { name: /Keep mine/ }).check()
  await here.getByRole('button', { name: 'Save this choice' }).click()
  await expect(here).toBeHidden()
  await expect(page.getByRole('table', { name: 'My lessons' })).toContainText('Rivers here')
})

test('a lesson that is planned is there after a reload half-way, and Back asks first', async ({
  pageAs,
}) => {
  const page = await pageAs('thandi')
  page.on('dialog', (question) => void question.accept())
  await page.goto('/app/lessonplanning')
  await page.getByRole('combobox', { name: 'Grade' }).selectOption('5')
  await page.getByRole('combobox', { name: 'Subject' }).selectOption('Mathematics')
  await page.getByRole('radio', { name: /CAPS lesson in four steps/ }).check()
  const name = `Planned ${randomUUID().slice(0, 8)}`
  await page.getByLabel('Name of the new lesson').fill(name)
  await page.getByRole('button', { name: 'Start planning' }).click()
  const editor = page.getByRole('dialog', { name: 'New lesson' })
  const date = editor.getByRole('textbox', { name: 'Date', exact: true })
  await date.fill('3 February')
  await page.reload()
  await expect(editor.getByLabel('Name', { exact: true })).toHaveValue(name)
  await expect(date).toHaveValue('3 February')
  await page.goBack()
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' })
  await question.getByRole('button', { name: 'Keep editing' }).click()
  await expect(date).toHaveValue('3 February')
  await editor.getByRole('button', { name: 'Cancel' }).click()
  await question.getByRole('button', { name: 'Leave anyway' }).click()
  await expect(editor).toBeHidden()
  await expect(page).toHaveURL(/\/app\/lessonplanning$/)
})
