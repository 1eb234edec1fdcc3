import type { Locator, Page } from '@playwright/test'
import type { Person } from './people.ts'
import { newSchool, withProfile } from './planning.ts'

interface OpenProfile {
  person: Person
  /** A school of the teacher's province that no other test finds. */
  school: { name: string; word: string }
  page: Page
  about: Locator
  /** Where the school is chosen. */
  field: Locator
}

/** Opens the profile of a new teacher of Limpopo. */
export async function openProfile(
  newPerson: () => Promise<Person>,
  pageAs: (person: Person) => Promise<Page>,
): Promise<OpenProfile> {
  const person = await newPerson()
  await withProfile(person)
  const school = await newSchool('Limpopo')
  const page = await pageAs(person)
  await page.goto('/app/profile')
  const about = page.getByRole('region', { name: 'About you' })
  return {
    person,
    school,
    page,
    about,
    field: about.getByRole('combobox', { name: 'School (optional)' }),
  }
}
