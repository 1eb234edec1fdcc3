import { chromium, type Locator } from '@playwright/test'
import { chromiumHere } from './support/chromium.ts'
import { addresses } from './support/addresses.ts'
import { createPerson, deletePerson, signedInState } from './support/people.ts'
import { newSchool } from './support/planning.ts'

/**
 * `npm run bench:first-week`: a new teacher on a phone fills in profile, school, week and four classes and puts the
 * first lesson into the calendar, against the running browser-test stack. A person's time is estimated by the
 * keystroke-level model of Card, Moran and Newell, with slow values for a phone: a tap including finding its target, a
 * key, a choice from a list, and reading each new screen. The waiting times of the app are added.
 */
const seconds = { tap: 1.5, key: 0.5, choice: 4, screen: 5 }

interface Part {
  taps: number
  keys: number
  choices: number
  screens: number
  waited: number
}
const parts: Record<string, Part> = {}
let now: Part = { taps: 0, keys: 0, choices: 0, screens: 0, waited: 0 }

async function waiting(act: () => Promise<unknown>): Promise<void> {
  const started = performance.now()
  await act()
  now.waited += (performance.now() - started) / 1000
}

const person = await createPerson()
const school = await newSchool('Limpopo')
const browser = await chromium.launch({ ...chromiumHere, args: ['--no-sandbox', '--disable-gpu'] })
try {
  const context = await browser.newContext({
    baseURL: addresses.web,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    storageState: await signedInState(person),
  })
  const page = await context.newPage()
  const begin = (name: string) => {
    now = { taps: 0, keys: 0, choices: 0, screens: 0, waited: 0 }
    parts[name] = now
  }
  const screen = async (sign: Locator) => {
    now.screens += 1
    await waiting(() => sign.waitFor())
  }
  const press = async (target: Locator) => {
    now.taps += 1
    await waiting(() => target.tap())
  }
  const type = async (target: Locator, text: string) => {
    now.taps += 1
    now.keys += text.length
    await waiting(() => target.fill(text))
  }
  const choose = async (target: Locator, option: string | { index: number }) => {
    now.choices += 1
    await waiting(() => target.selectOption(option))
  }

  begin('profile')
  await waiting(() => page.goto('/app'))
  await screen(page.getByText('Step 1 of 3'))
  await type(page.getByLabel('Title'), 'Ms')
  await type(page.getByLabel('Name', { exact: true }), 'Lerato')
  await type(page.getByLabel('Surname'), 'Maake')
  await press(page.getByRole('button', { name: 'Next' }))

  begin('province and school')
  await screen(page.getByText('Step 2 of 3'))
  await choose(page.getByLabel('Province'), 'Limpopo')
  await type(page.getByRole('combobox', { name: 'School (optional)' }), school.word)
  await press(page.getByRole('option', { name: school.name }))
  await choose(page.getByRole('combobox', { name: 'Language' }), 'English')
  await press(page.getByRole('button', { name: 'Save and go on' }))

  begin('first class')
  await screen(page.getByText('Step 3 of 3'))
  await choose(page.getByLabel('Grade'), '7')
  await choose(page.getByLabel('Subject'), 'Mathematics')
  await type(page.getByLabel('Class name'), '7A')
  await press(page.getByRole('button', { name: 'Add this class' }))
  await screen(page.getByRole('heading', { name: 'All set, Lerato' }))
  await press(page.getByRole('button', { name: 'Fill in my week' }))

  begin('the week, from Monday')
  const week = page.getByRole('region', { name: 'Weekly timetable' })
  await screen(week)
  await press(week.getByRole('button', { name: 'Add Monday' }))
  const day = page.getByRole('dialog', { name: 'New day' })
  await screen(day)
  await type(day.getByLabel('Start time'), '07:30')
  await type(day.getByLabel('Periods', { exact: true }), '7')
  await type(day.getByLabel('Minutes per period'), '45')
  await type(day.getByLabel('Minutes of break 1'), '30')
  for (const name of ['Tuesday', 'Wednesday', 'Thursday', 'Friday'])
    await press(day.getByLabel(name))
  await press(day.getByRole('button', { name: 'Save' }))
  await waiting(() => day.waitFor({ state: 'hidden' }))

  begin('three more classes')
  for (const name of ['7B', '6A', '6B']) {
    await press(page.getByRole('button', { name: 'Add a class' }))
    const form = page.getByRole('dialog', { name: 'New class' })
    await screen(form)
    await choose(form.getByLabel('Grade'), name.slice(0, 1))
    await choose(form.getByLabel('Subject'), 'Mathematics')
    await type(form.getByLabel('Name'), name)
    await press(form.getByRole('button', { name: 'Save' }))
    await waiting(() => form.waitFor({ state: 'hidden' }))
  }

  begin('first lesson, repeated')
  await press(page.getByRole('link', { name: 'Calendar' }))
  await screen(page.getByRole('group', { name: 'Days of the week' }))
  // The week may be shown on a weekend, but its Monday is a school day.
  await press(page.getByRole('button', { name: /^Monday/ }))
  await screen(page.getByText('Period 1').first())
  await press(page.getByRole('button', { name: /^Add an activity/ }).first())
  await press(page.getByRole('menuitem', { name: 'Lesson' }))
  const lesson = page.getByRole('dialog', { name: 'New activity' })
  await screen(lesson)
  await type(lesson.getByLabel('Label'), 'Fractions')
  await choose(lesson.getByLabel('Class', { exact: true }), { index: 1 })
  await press(lesson.getByLabel('Repeat', { exact: true }))
  await press(lesson.getByRole('button', { name: 'Save' }))
  await waiting(() => lesson.waitFor({ state: 'hidden' }))
  await screen(page.locator('.activity', { hasText: 'Fractions' }).first())
} finally {
  await browser.close()
  await deletePerson(person)
}

const rows = Object.entries(parts).map(([name, { taps, keys, choices, screens, waited }]) => {
  const hands =
    taps * seconds.tap + keys * seconds.key + choices * seconds.choice + screens * seconds.screen
  return { name, taps, keys, choices, screens, hands, waited, together: hands + waited }
})
const sum = rows.reduce((total, { together }) => total + together, 0)
// eslint-disable-next-line no-console -- the table is what the command is for
console.table(
  Object.fromEntries(
    rows.map(({ name, hands, waited, together, ...counts }) => [
      name,
      {
        ...counts,
        'person s': Math.round(hands),
        'app s': Number(waited.toFixed(1)),
        'together s': Math.round(together),
      },
    ]),
  ),
)
process.stdout.write(`${(sum / 60).toFixed(1)} minutes\n`)
if (sum > 300) process.exitCode = 1
